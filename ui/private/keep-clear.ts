/**
 * Marks what toasts must not cover: the sticky header, a dialog, the bar of a game. Of an element with `lower` they leave
 * the lower half free, because games have their main button there.
 */
export const KEEP_CLEAR = 'data-keep-clear'
/** The attributes of an element that toasts must not cover. */
export const keepClear = { [KEEP_CLEAR]: '' } as const
/** The attributes of an element of which toasts must not cover the lower half. */
export const keepLowerHalfClear = { [KEEP_CLEAR]: 'lower' } as const

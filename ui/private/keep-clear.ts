/**
 * Marks what toasts must not cover: a dialog, the bar and the line of a game, the foot of its panel, a failure, a page's main action. Of an element with
 * `lower` they leave the lower half free, because games have their main button there; the sticky header is only
 * `preferred`.
 */
export const KEEP_CLEAR = 'data-keep-clear'
/** The attributes of an element that toasts must not cover. */
export const keepClear = { [KEEP_CLEAR]: '' } as const
/** The attributes of an element of which toasts must not cover the lower half. */
export const keepLowerHalfClear = { [KEEP_CLEAR]: 'lower' } as const
/** The attributes of the foot of a panel: toasts that would cover it stand right above it. */
export const keepFootClear = { [KEEP_CLEAR]: 'foot' } as const
/** The attributes of a main button. Toasts may cover it for their short time, a floating button may not. */
export const keepClearOfFloating = { [KEEP_CLEAR]: 'button' } as const
/** The attributes of an element that toasts cover where there is no other place. */
export const keepClearIfPossible = { [KEEP_CLEAR]: 'preferred' } as const

/** The elements of a selector that no modal covers and that are not inert for another reason. */
export const findUsable = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.closest('[inert]') === null)

/*
 * Poster and comparison of the levels have the same width and the same columns. Widths are in rem: with enlarged text the
 * narrow forms come earlier.
 */

/** From this width of the container on, the levels are steps beside each other; below it they are a ladder. */
export const asSteps = '(min-width: 44rem)'
/** Up to this width, a phone of 320 px, the figures of a level are below its name. */
export const onNarrowPhone = '(max-width: 19.5rem)'
/** Up to this width, with text of 200 % on such a phone, a row has no room for the window. */
export const onTinyPhone = '(max-width: 12rem)'
/** From this width on, the comparison has a column under each step. */
export const underSteps = '(min-width: 56rem)'
/** Share of the width before the first step: titles of the rows. */
export const START_COLUMN = '12.8%'

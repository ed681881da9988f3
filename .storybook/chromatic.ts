import { heightOf, modes, type Mode } from './modes.ts'

/* What Chromatic captures, for teams that use it instead of `visual-tests/`: the same modes. */

/** Chromatic sizes the browser by `viewport`; the other keys are globals of Storybook. */
const toChromaticMode = ({ width, language, theme }: Mode) => ({
  viewport: { width, height: heightOf(width) },
  language,
  theme,
})

const desktopModes = modes.filter(({ width }) => width !== 390)

/** `parameters.chromatic` of every story. */
export const everyMode = {
  modes: Object.fromEntries(modes.map((mode) => [mode.id, toChromaticMode(mode)])),
  prefersReducedMotion: 'reduce',
}

/** `parameters.chromatic` of a story that shows nothing on a desktop. */
export const phoneModes = { modes: Object.fromEntries(desktopModes.map(({ id }) => [id, { disable: true }])) }

/** `parameters.chromatic` of a story that has no picture. */
export const noPicture = { disableSnapshot: true }

/** How long text waits for its letters: a wait that is not noticed after that of the script itself. */
const LIMIT_MS = 300

/**
 * The faces of the text's font have come, or will be too late to wait for. They are smaller than the script and asked for
 * before it, so the wait is seldom one; text drawn in the stand-in first may break its lines elsewhere and move the page.
 */
export const waitForFonts = (fonts: Pick<FontFaceSet, 'load'>): Promise<void> =>
  new Promise((resolve) => {
    // oxlint-disable-next-line no-restricted-globals -- before the start there is no clock of the app
    const late = setTimeout(resolve, LIMIT_MS)
    const ready = () => {
      clearTimeout(late)
      resolve()
    }
    // Letters that fail are the stand-in's: the browser has told its console, and the page is readable.
    fonts.load('1em Manrope', 'Aa Яя').then(ready, ready)
  })

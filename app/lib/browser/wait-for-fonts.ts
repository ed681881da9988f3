const TIMEOUT_MS = 300

/**
 * Waits up to 300 ms for the web font, to avoid a layout shift on swap. The font is preloaded and smaller than the
 * script, so it has usually arrived.
 */
export const waitForFonts = (fonts: Pick<FontFaceSet, 'load'>): Promise<void> =>
  new Promise((resolve) => {
    // oxlint-disable-next-line no-restricted-globals -- runs before the app's clock exists
    const timer = setTimeout(resolve, TIMEOUT_MS)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    // If the font fails, the fallback font is used. The browser logs the error.
    fonts.load('1em Manrope', 'Aa Яя').then(finish, finish)
  })

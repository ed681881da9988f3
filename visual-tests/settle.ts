import type { Page } from 'playwright'

/* Brings a page into the state in which its picture is taken. */

/**
 * Waits until fonts and images are there, ends animations and repaints everything. A repaint would start anew what a
 * picture of a motion shows.
 */
export async function settle(page: Page, { endsAnimations = true } = {}): Promise<void> {
  await page.evaluate(async (ends) => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    if (ends) {
      for (const animation of document.getAnimations()) animation.finish()
      // Force a full repaint: changes by a play test were painted partially. Hidden elements may lose their scroll position.
      const scrolled = [...document.querySelectorAll('*')]
        .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
        .filter(({ left, top }) => left !== 0 || top !== 0)
      document.documentElement.style.display = 'none'
      void document.documentElement.offsetHeight
      document.documentElement.style.display = ''
      for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' })
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, endsAnimations)
}

/**
 * Makes the viewport as high as the page. A full-page screenshot would lose touch emulation, hiding everything that
 * depends on hover, and would show the fixed bottom bar in the middle. A page that can still be scrolled by one pixel
 * renders its sticky header in a layer of its own, with other edges.
 */
export async function growViewport(page: Page): Promise<void> {
  let { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  for (;;) {
    const needed = await page.evaluate(() => document.documentElement.scrollHeight)
    if (needed === height) return
    height = needed
    await page.setViewportSize({ width, height })
    await settle(page)
  }
}

/**
 * Styles of every picture: no caret, or one that does not blink where forced colours show it, no hover of the pointer, all
 * content laid out.
 */
const STYLES = `
*, ::before, ::after { caret-color: transparent !important; caret-animation: manual !important }
[data-component="GameTile"], [data-component="LazySection"] { content-visibility: visible !important }`

/** Flat colours instead of illustrations and large gradients: their pixels make a screenshot slow and ten times as large. */
const FLAT_ART = `
img { content: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E") !important; background: #6a6f9c !important }
html::before, body::before, body::after { content: none !important }
[data-component="BonusCard"], [data-component="JackpotPanel"], [data-component="PodiumStage"] [data-arch] { background-image: none !important }
[data-component="BonusCard"][data-state="available"] { background-color: #4a34ba !important }
[data-component="JackpotPanel"] { background-color: #2a1d05 !important }`

/** Applies the styles of pictures, and others on top. They replace those of the picture before. */
export async function applyStyles(page: Page, { isFlat, styles = '' }: { isFlat: boolean; styles?: string }) {
  await page.evaluate(
    (content) => {
      document.querySelector('style[data-capture]')?.remove()
      const style = document.createElement('style')
      style.dataset['capture'] = ''
      style.textContent = content
      document.head.append(style)
    },
    `${STYLES} ${isFlat ? FLAT_ART : ''} ${styles}`,
  )
}

/** Removes the styles of pictures. */
export const clearStyles = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('style[data-capture]')?.remove())

/** How far the page is wider than its viewport, in pixels. */
export const findOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

import type { Page } from 'playwright'
import { TIMEOUT } from '#ci/timeouts.ts'

/* Brings a page into the state in which its picture is taken. */

/** More frames than a viewport needs to get its new size. */
const MAX_FRAMES = 60

/** The middle of a longer motion is taken earlier: at a share of its length, one that takes ten times as long looks the same. */
const LATEST_MIDDLE_MS = 200

interface SettleOptions {
  /** The share of their length at which animations are held. Without it they end. */
  motion?: number | undefined
  /** Whether the viewport has to be as high as the page. It is not repainted at another height. */
  isFullHeight?: boolean
}

/** Waits for embedded frames: only the browser knows whether one of another origin has loaded. */
const waitForFrames = (page: Page): Promise<unknown> =>
  Promise.all(
    page.frames().map((frame) => frame.waitForLoadState('load', { timeout: TIMEOUT.response }).catch(() => undefined)),
  )

/**
 * Waits until fonts and images are there, then ends animations and repaints everything, or holds the animations. Resolves
 * with the height of the page in pixels.
 */
function settleOnce(page: Page, { motion, isFullHeight = false }: SettleOptions): Promise<number> {
  return page.evaluate(
    async (options) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const hold = async (share: number) => {
        // What the preference for motion changes is rendered before the next frame, or on a busy machine some frames later.
        await nextFrame()
        let animations = document.getAnimations()
        for (let frame = 0; animations.length === 0 && frame < options.maxFrames; frame += 1) {
          await nextFrame()
          animations = document.getAnimations()
        }
        for (const animation of animations) {
          animation.pause()
          const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {}
          const length = typeof duration === 'number' ? duration : 0
          animation.currentTime = delay + (share < 1 ? Math.min(share * length, options.latestMiddle) : length)
        }
        // A busy machine would take the picture before the pause has reached the compositor.
        await Promise.all(animations.map(({ ready }) => ready))
      }
      if (options.isFullHeight) {
        // A new size of the viewport reaches a busy page some frames later, and what observes sizes another frame later.
        for (let frame = 0; innerHeight !== options.height && frame < options.maxFrames; frame += 1) await nextFrame()
        await nextFrame()
      }
      for (const image of document.images) image.loading = 'eager'
      // Fonts are requested by the layout.
      void document.documentElement.offsetHeight
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      const root = document.documentElement
      if (options.motion === undefined) for (const animation of document.getAnimations()) animation.finish()
      else await hold(options.motion)
      if (options.isFullHeight && root.scrollHeight !== innerHeight) return root.scrollHeight
      if (options.motion === undefined) {
        // Force a full repaint, which starts animations anew: changes by a play test were painted partially. Hidden elements may lose their scroll position.
        const scrolled = [...document.querySelectorAll('*')]
          .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
          .filter(({ left, top }) => left !== 0 || top !== 0)
        root.style.display = 'none'
        void root.offsetHeight
        root.style.display = ''
        for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' })
      }
      await nextFrame()
      await nextFrame()
      return root.scrollHeight
    },
    {
      motion,
      isFullHeight,
      height: page.viewportSize()?.height ?? 0,
      maxFrames: MAX_FRAMES,
      latestMiddle: LATEST_MIDDLE_MS,
    },
  )
}

/** To what share of its height a grown viewport shrinks again. Less would take parts away that are rendered when they are near. */
const SHRINKING = 0.8

/**
 * Brings the page to rest, if asked in a viewport as high as the page. A full-page screenshot would lose touch emulation,
 * hiding everything that depends on hover, and would show the fixed bottom bar in the middle. A page that can still be
 * scrolled by one pixel renders its sticky header in a layer of its own, with other edges.
 */
export async function settle(page: Page, options: SettleOptions = {}): Promise<void> {
  const { width, height: lowest } = page.viewportSize() ?? { width: 0, height: 0 }
  await waitForFrames(page)
  if (options.isFullHeight !== true) {
    await settleOnce(page, options)
    return
  }
  let height = lowest
  let confirmed = lowest
  for (;;) {
    const needed = await settleOnce(page, options)
    if (needed === height && needed === confirmed) return
    if (needed === height) {
      // A page is at least as high as its viewport: what has shrunk meanwhile is seen from a lower one.
      confirmed = needed
      height = Math.max(lowest, Math.floor(needed * SHRINKING))
    } else height = needed
    await page.setViewportSize({ width, height })
  }
}

/** Ends animations, so that what they remove is gone. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/**
 * Styles of every picture: no caret, or one that does not blink where forced colours show it, no hover of the pointer, all
 * content laid out.
 */
const STYLES = `
*, ::before, ::after { caret-color: transparent !important; caret-animation: manual !important }
[data-component="GameTile"], [data-component="LazySection"], [data-component="TournamentCard"] { content-visibility: visible !important }`

/** Nothing is on its way from one look to another. */
const STILL = '*, ::before, ::after { transition: none !important }'

/** Flat colours instead of illustrations and large gradients: their pixels make a screenshot slow and ten times as large. */
const FLAT_ART = `
img { content: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E") !important; background: #6a6f9c !important }
html::before, body::before, body::after { content: none !important }
[data-component="JackpotPanel"], [data-component="LevelPoster"] :not(circle), [data-component="LevelPoster"] ::before, [data-component="LevelPoster"] ::after, [data-component="LevelProgress"], [data-component="PodiumStage"] [data-arch] { background-image: none !important }
[data-component="LevelPoster"] > div { background-color: #15103c !important }
[data-component="LevelPoster"] li > div { background-color: var(--face) !important }
[data-component="LevelPoster"] li > span > span { background-color: #070a1c !important }
@media (max-width: 699px) { [data-component="LevelPoster"] li { background-color: var(--face) !important } }
[data-component="BonusCard"][data-state="available"] > div { background: #4a34ba !important }
[data-component="JackpotPanel"] { background-color: #2a1d05 !important }`

/** Applies the styles of pictures, and others on top. They replace those of the picture before. */
export async function applyStyles(
  page: Page,
  { isFlat, isMoving = false, styles = '' }: { isFlat: boolean; isMoving?: boolean; styles?: string },
): Promise<void> {
  await page.evaluate(
    (content) => {
      // Storybook pauses animations once a story has been rendered. Whether they have ended by then depends on the machine.
      for (const other of document.querySelectorAll('head > style'))
        if (other.textContent.includes('animation-play-state: paused')) other.remove()
      const found = document.querySelector<HTMLStyleElement>('style[data-capture]')
      // Equal styles would be computed and painted anew.
      if (found?.textContent === content) return
      const style = found ?? document.createElement('style')
      style.dataset['capture'] = ''
      style.textContent = content
      document.head.append(style)
    },
    `${STYLES} ${isMoving ? '' : STILL} ${isFlat ? FLAT_ART : ''} ${styles}`,
  )
}

/** How far the page is wider than its viewport, in pixels. */
export const findOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

import type { Page } from 'playwright'

/** What a page needs beyond the API of the browser library. */
export interface DeveloperTools {
  /** Takes a picture of the viewport as PNG, encoded for speed. */
  screenshot(): Promise<Buffer>
  /** Forces pseudo-classes, such as `hover`, on the elements of a selector; none ends it. */
  forcePseudoClasses(selector: string, classes: readonly string[]): Promise<void>
  /** Speed of all animations: 1 is normal, 0 holds each at its start, however long the page takes. */
  setAnimationRate(rate: number): Promise<void>
}

/** Connects to the developer tools of a page. */
export async function openDeveloperTools(page: Page): Promise<DeveloperTools> {
  const session = await page.context().newCDPSession(page)
  let isStyled: Promise<unknown> | undefined
  let areAnimationsEnabled: Promise<unknown> | undefined
  return {
    async screenshot() {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      return Buffer.from(data, 'base64')
    },
    async forcePseudoClasses(selector, classes) {
      isStyled ??= session.send('DOM.enable').then(() => session.send('CSS.enable'))
      await isStyled
      const { root } = await session.send('DOM.getDocument')
      const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
      for (const nodeId of nodeIds)
        await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] })
    },
    async setAnimationRate(playbackRate) {
      areAnimationsEnabled ??= session.send('Animation.enable')
      await areAnimationsEnabled
      await session.send('Animation.setPlaybackRate', { playbackRate })
    },
  }
}

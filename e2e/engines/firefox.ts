import puppeteer, { type KeyInput } from 'puppeteer-core'
import { findFirefox } from '#ci/browser.ts'
import type { Engine } from './engine.ts'

/** Starts Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: await findFirefox(), headless: true })
  return {
    async openWindow() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const press = (key: KeyInput) => page.keyboard.press(key)
      return {
        goto: async (url) => void (await page.goto(url)),
        resize: (width, height) => page.setViewport({ width, height }),
        evaluateText: async (expression) => String(await page.evaluate(expression)),
        async evaluateTextInFrame(expression) {
          const [frame] = page.mainFrame().childFrames()
          if (frame === undefined) throw new Error('The page has no frame.')
          return String(await frame.evaluate(expression))
        },
        click: (x, y) => page.mouse.click(x, y),
        async press(key) {
          if (key !== 'Shift+Tab') return press(key)
          await page.keyboard.down('Shift')
          await press('Tab')
          await page.keyboard.up('Shift')
        },
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { inspectChanges } from './inspect.ts'
import { decodePicture } from './picture.ts'

describe('inspectChanges', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  })
  afterAll(() => browser.close())

  /** Texts whose contrast is measured after the colour of the text has changed from black to grey. */
  async function measuredTexts(body: string): Promise<string[]> {
    const page = await browser.newPage({ viewport: { width: 400, height: 200 } })
    await page.setContent(`<style>body { font: 20px sans-serif; background: #fff }</style>${body}`)
    const approved = await decodePicture(await page.screenshot())
    await page.addStyleTag({ content: 'p { color: #777 }' })
    const taken = await decodePicture(await page.screenshot())
    const { contrasts = [] } = await inspectChanges(page, approved, taken)
    await page.close()
    return contrasts.map(({ text }) => text)
  }
  const layer = (style: string) => `<div style="position: fixed; ${style}"></div>`

  it.each([
    ['in the open', ''],
    ['in a page whose pointer a dialog has turned off', '<style>body { pointer-events: none }</style>'],
    ['below a link over its whole card', '<a href="#" style="position: fixed; inset: 0"></a>'],
    ['beside another layer', layer('inset: 100px 0 0; background: #000')],
  ])('measures text %s', async (_, more) => {
    expect(await measuredTexts(`<p>Deposit</p>${more}`)).toEqual(['Deposit'])
  })

  it.each([
    ['below a scrim', layer('inset: 0; background: rgb(0 0 0 / 0.7)')],
    [
      'below a scrim in a page whose pointer is off',
      `${layer('inset: 0; pointer-events: auto; background: rgb(0 0 0 / 0.7)')}<style>body { pointer-events: none }</style>`,
    ],
    ['half covered by a bar', layer('left: 0; top: 0; width: 40px; height: 100px; background: #345')],
  ])('does not measure text %s', async (_, more) => {
    expect(await measuredTexts(`<p>Deposit</p>${more}`)).toEqual([])
  })
})

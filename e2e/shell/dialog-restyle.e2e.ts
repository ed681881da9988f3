import type { Browser, CDPSession } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { expect } from '../harness/expect.ts'
import { visit } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/*
 * A dialog makes the page inert, which restyles each element once. Nothing else may: not the lock of scrolling, not the
 * elements that Radix adds to the body. A classic scrollbar is the hard case.
 */

const site = usePublicSite()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
})
afterAll(() => browser.close())

/** Returns how many elements the browser restyles during `action`; an element counts each time. */
async function countRestyled(client: CDPSession, action: () => Promise<void>): Promise<number> {
  let count = 0
  const collect = ({ value }: { value: { name?: unknown; args?: { elementCount?: number } }[] }) => {
    for (const { name, args } of value) if (name === 'UpdateLayoutTree') count += args?.elementCount ?? 0
  }
  client.on('Tracing.dataCollected', collect)
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  })
  await action()
  const complete = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()))
  await client.send('Tracing.end')
  await complete
  client.off('Tracing.dataCollected', collect)
  return count
}

describe('a dialog', () => {
  it('restyles the page only by making it inert and usable again', async () => {
    const { page, close } = await visit(browser, site.address(), { language: 'en', reducedMotion: true })
    const client = await page.context().newCDPSession(page)
    const dialog = page.getByRole('dialog')
    const openDialog = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
      await expect(dialog).toBeVisible()
    }
    const closeDialog = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    const setInert = (isInert: boolean) =>
      page.evaluate((value) => {
        document.getElementById('root')?.toggleAttribute('inert', value)
        document.body.getBoundingClientRect()
      }, isInert)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The first modal measures the scrollbar, and loads its code and styles.
    await openDialog()
    await closeDialog()
    const once = await countRestyled(client, () => setInert(true))
    await setInert(false)
    const counts = [await countRestyled(client, openDialog), await countRestyled(client, closeDialog)]
    expect(once).toBeGreaterThan(100)
    expect(Math.max(...counts)).toBeLessThan(1.5 * once)
    await close()
  })
})

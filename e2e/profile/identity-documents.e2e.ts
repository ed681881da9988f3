import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { closeContextsOf } from '../harness/browser.ts'
import { startBreakableProxy, type BreakableProxy } from '../harness/breakable-proxy.ts'
import { visit } from '../harness/journey.ts'
import { button, main, countRequests } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { choice, picture, previews, step, verificationsOf } from '../harness/verification-visit.ts'

/* Upload of the two passport images over a connection that breaks. Lost responses: `verification.test.tsx`. */

const site = usePublicSite()
let proxy: BreakableProxy
beforeAll(async () => {
  proxy = await startBreakableProxy(site.address())
})
afterAll(async () => {
  await closeContextsOf(proxy.address)
  proxy.close()
})
const { openBeforeDocuments } = verificationsOf({
  ...site,
  open: (options) => visit(site.browser(), proxy.address, options),
})

/** A noisy image does not compress, so the upload is long enough to interrupt. */
const largeImage = async (name: string) => ({
  ...(await picture(name)),
  buffer: await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer(),
})
/** Starts an upload that the proxy stalls halfway. */
async function startStalledUpload(page: Page): Promise<void> {
  const [one, two] = [await largeImage('one.jpg'), await largeImage('two.jpg')]
  const isStalled = proxy.holdAfter('passport/upload', one.buffer.length)
  await choice(page).setInputFiles([one, two])
  await button(page, 'Отправить снимки').click()
  await isStalled
  await expect(main(page).getByRole('progressbar', { name: 'Отправляем снимки' })).toBeVisible()
}
const receivedNotice = (page: Page) => main(page).getByText('Снимки получены.', { exact: false })
const unknownNotice = (page: Page) => main(page).getByText('Ответа нет: возможно, снимки дошли')
/** Number of uploads the server stored for a player. */
async function uploadCount(token: string): Promise<number> {
  const response = await fetch(`${site.address()}/api/v2/user/history`, {
    headers: { authorization: `Token ${token}` },
  })
  const { data }: { data: { items: { text: string }[] } } = await response.json()
  return data.items.filter(({ text }) => text === 'Документы отправлены на проверку').length
}

describe('identity documents', () => {
  it('whose upload ends with a reload or a lost connection are not stored, and can be uploaded again', async () => {
    const { page, errors, token, close } = await openBeforeDocuments(3)
    await startStalledUpload(page)
    await page.reload()
    await expect(step(page, 'Документы')).toContainText('Ещё нет')
    await expect(previews(page)).toHaveCount(0)
    expect(await uploadCount(token)).toBe(0)

    const uploads = countRequests(page, 'passport/upload')
    await startStalledUpload(page)
    proxy.cut()
    await expect(unknownNotice(page)).toBeVisible()
    await expect(main(page).getByText('Снимки не отправлены')).toHaveCount(0)
    await expect(previews(page)).toHaveCount(2)
    expect(await uploadCount(token)).toBe(0)
    proxy.restore()
    await button(page, 'Отправить снимки').click()
    await expect(receivedNotice(page)).toBeVisible()
    await expect(unknownNotice(page)).toHaveCount(0)
    expect(uploads()).toBe(2)
    expect(await uploadCount(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })
})

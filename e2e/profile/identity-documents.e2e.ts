import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { startBreakableProxy, type BreakableProxy } from '../harness/breakable-proxy.ts'
import { visit } from '../harness/journey.ts'
import { button, main, countRequests } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { choice, picture, previews, step, verificationsOf } from '../harness/verification-visit.ts'

/* Upload of the two passport images, including connection loss and reload during the upload. */

const site = usePublicSite()
let proxy: BreakableProxy
beforeAll(async () => {
  proxy = await startBreakableProxy(site.address())
})
afterAll(() => proxy.close())
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
const upload = async (page: Page) => {
  await choice(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
  await button(page, 'Отправить снимки').click()
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
  it('report an unknown outcome after a broken upload and can be resubmitted', async () => {
    const { page, errors, token, close } = await openBeforeDocuments(3)
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

  it('resubmitted after a lost response are stored once and shown as received', async () => {
    const { page, errors, token, close } = await openBeforeDocuments(4)
    // The refetch returns the state from before the upload.
    let isAnswerLost = false
    await page.route('**/user/verification', (route) =>
      isAnswerLost ? route.fulfill({ json: { error: 0, code: 0, data: { papers: '' } } }) : route.continue(),
    )
    await page.route('**/passport/upload', async (route) => {
      isAnswerLost = !isAnswerLost
      if (!isAnswerLost) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await upload(page)
    await expect(unknownNotice(page)).toBeVisible()
    await expect(previews(page)).toHaveCount(2)
    await button(page, 'Отправить снимки').click()
    await expect(receivedNotice(page)).toBeVisible()
    await expect(step(page, 'Документы')).toContainText('Проверяем')
    await expect(unknownNotice(page)).toHaveCount(0)
    expect(await uploadCount(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('are not stored if the page reloads during the upload, and can be uploaded again', async () => {
    const { page, errors, token, close } = await openBeforeDocuments(5)
    await startStalledUpload(page)
    await page.reload()
    await expect(step(page, 'Документы')).toContainText('Ещё нет')
    await expect(previews(page)).toHaveCount(0)
    expect(await uploadCount(token)).toBe(0)
    await upload(page)
    await expect(receivedNotice(page)).toBeVisible()
    expect(await uploadCount(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('are shown as received if the page reloads before the response', async () => {
    const { page, errors, token, close } = await openBeforeDocuments(6)
    const uploads = countRequests(page, 'passport/upload')
    const { promise: stored, resolve: resolveStored } = Promise.withResolvers<void>()
    await page.route('**/passport/upload', async (route) => {
      await route.fetch()
      // Never respond: the page reloads first.
      resolveStored()
    })
    await upload(page)
    await stored
    await page.reload()
    await expect(step(page, 'Документы')).toContainText('Проверяем')
    await expect(receivedNotice(page)).toBeVisible()
    await expect(choice(page)).toHaveCount(0)
    expect(uploads()).toBe(1)
    expect(await uploadCount(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })
})

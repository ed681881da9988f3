import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expect } from './expect.ts'
import { axeViolations } from './axe.ts'
import { startBreakableProxy, type BreakableProxy } from './breakable-proxy.ts'
import { delayRequests, visit } from './journey.ts'
import { banner, button, main, sentTo } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'
import { choice, picture, previews, step, verificationsOf } from './verification-visit.ts'

/* The two pictures of a passport, also where the wire is cut under them or the page is reloaded. */

const site = usePublicSite()
let wire: BreakableProxy
beforeAll(async () => {
  wire = await startBreakableProxy(site.address())
})
afterAll(() => wire.close())
const { nearlyVerified } = verificationsOf({
  ...site,
  open: (options) => visit(site.browser(), wire.address, options),
})

/** Noise is what a picture cannot be made small of: its sending has a middle. */
const large = async (name: string) => ({
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
/** Sends two pictures over a wire that holds them in their middle. */
async function sendHalf(page: Page): Promise<void> {
  const [one, two] = [await large('one.jpg'), await large('two.jpg')]
  const half = wire.holdAfter('passport/upload', one.buffer.length)
  await choice(page).setInputFiles([one, two])
  await button(page, 'Отправить снимки').click()
  await half
  await expect(main(page).getByRole('progressbar', { name: 'Отправляем снимки' })).toBeVisible()
}
const sendSmall = async (page: Page) => {
  await choice(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
  await button(page, 'Отправить снимки').click()
}
const received = (page: Page) => main(page).getByText('Снимки получены.', { exact: false })
const unknown = (page: Page) => main(page).getByText('Ответа нет: возможно, снимки дошли')
/** How often the server has kept pictures of a player. */
async function timesKept(token: string): Promise<number> {
  const answer = await fetch(`${site.address()}/api/v2/user/history`, { headers: { authorization: `Token ${token}` } })
  const { data }: { data: { items: { text: string }[] } } = await answer.json()
  return data.items.filter(({ text }) => text === 'Документы отправлены на проверку').length
}

describe('the papers', () => {
  it('are two pictures: what is none, one too few and one too many is said', async () => {
    const { page, close } = await nearlyVerified(1)
    const place = main(page).getByRole('group', { name: 'Документы' })
    await button(page, 'Отправить снимки').click()
    await expect(place.getByText('Документы не выбраны')).toBeVisible()
    await choice(page).setInputFiles([
      { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
    await expect(place.getByText('Один из файлов не подошёл', { exact: false })).toBeVisible()
    await expect(previews(page)).toHaveCount(0)
    await choice(page).setInputFiles(await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map(picture)))
    await expect(place.getByText('Нужны ровно два снимка.')).toBeVisible()
    await expect(previews(page)).toHaveCount(2)
    await button(page, 'Убрать снимок 1.jpg').click()
    await expect(previews(page)).toHaveCount(1)
    // A picture by its name alone: the server looks into it.
    await choice(page).setInputFiles([{ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }])
    await button(page, 'Отправить снимки').click()
    // What the server says of the pictures stands at the pictures.
    await expect(place.getByText('Не удалось сохранить документы')).toBeVisible()
    await expect(previews(page)).toHaveCount(2)
    expect(await axeViolations(page)).toEqual([])
    await close()
  })

  it('whose answer was lost are perhaps there, and the page finds out', async () => {
    const { page, close } = await nearlyVerified(2)
    await page.route('**/passport/upload', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const release = await delayRequests(page, /user\/verification/u)
    await choice(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
    await button(page, 'Отправить снимки').click()
    await expect(main(page).getByText('Ответа нет: возможно, снимки дошли')).toBeVisible()
    await expect(previews(page)).toHaveCount(2)
    release()
    await expect(main(page).getByText('Снимки получены.', { exact: false })).toBeVisible()
    await expect(main(page).getByText('возможно, снимки дошли', { exact: false })).toHaveCount(0)
    await expect(banner(page)).toBeVisible()
    await close()
  })

  it('that are cut in their middle are perhaps there: nobody is told that they are not, and the same are sent again', async () => {
    const { page, errors, token, close } = await nearlyVerified(3)
    const uploads = sentTo(page, 'passport/upload')
    await sendHalf(page)
    wire.cut()
    await expect(unknown(page)).toBeVisible()
    await expect(main(page).getByText('Снимки не отправлены')).toHaveCount(0)
    await expect(previews(page)).toHaveCount(2)
    expect(await timesKept(token)).toBe(0)
    wire.mend()
    await button(page, 'Отправить снимки').click()
    await expect(received(page)).toBeVisible()
    await expect(unknown(page)).toHaveCount(0)
    expect(uploads()).toBe(2)
    expect(await timesKept(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('whose answer was lost and that are sent again at once are kept once, and the page says that they are there', async () => {
    const { page, errors, token, close } = await nearlyVerified(4)
    // What the page asks meanwhile was answered before they were kept.
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
    await sendSmall(page)
    await expect(unknown(page)).toBeVisible()
    await expect(previews(page)).toHaveCount(2)
    await button(page, 'Отправить снимки').click()
    await expect(received(page)).toBeVisible()
    await expect(step(page, 'Документы')).toContainText('Проверяем')
    await expect(unknown(page)).toHaveCount(0)
    expect(await timesKept(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('under which the page is reloaded in their middle are not there: it says so, and takes others', async () => {
    const { page, errors, token, close } = await nearlyVerified(5)
    await sendHalf(page)
    await page.reload()
    await expect(step(page, 'Документы')).toContainText('Ещё нет')
    await expect(previews(page)).toHaveCount(0)
    expect(await timesKept(token)).toBe(0)
    await sendSmall(page)
    await expect(received(page)).toBeVisible()
    expect(await timesKept(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('under which the page is reloaded before the answer are there, and are asked for no more', async () => {
    const { page, errors, token, close } = await nearlyVerified(6)
    const uploads = sentTo(page, 'passport/upload')
    const { promise: kept, resolve: tellKept } = Promise.withResolvers<void>()
    await page.route('**/passport/upload', async (route) => {
      await route.fetch()
      // The answer never comes: the page is reloaded first.
      tellKept()
    })
    await sendSmall(page)
    await kept
    await page.reload()
    await expect(step(page, 'Документы')).toContainText('Проверяем')
    await expect(received(page)).toBeVisible()
    await expect(choice(page)).toHaveCount(0)
    expect(uploads()).toBe(1)
    expect(await timesKept(token)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })
})

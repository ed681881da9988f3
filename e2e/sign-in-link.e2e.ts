import { describe, it } from 'vitest'
import { consoleOf } from './console.ts'
import { expect } from './expect.ts'
import { banner } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'
import { testUser, tokenOf } from './test-user.ts'

const site = usePublicSite()
const { register } = consoleOf(site.address)

describe('a login by the address', () => {
  const LINK = 'a'.repeat(51)
  const FRESH = 'f'.repeat(64)
  async function followed(address: string, { user = testUser, before = '' }: { user?: object; before?: string } = {}) {
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    if (before !== '') await context.addCookies([{ name: 'token', value: before, url: site.address() }])
    const seen: { url: string; referer: string }[] = []
    context.on('request', (request) => seen.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }))
    const tokens: (string | undefined)[] = []
    await context.route('**/api/v2/status/**', async (route) => {
      const token = route.request().headers()['authorization']
      tokens.push(token)
      await route.fulfill({ json: { error: 0, code: 0, data: token === undefined ? { id: 0 } : user } })
    })
    await context.route('**/api/v2/auth/renew/**', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { token: FRESH } } }),
    )
    const page = await context.newPage()
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    await page.goto(address)
    // Behind the popup it is hidden from the roles.
    await expect(page.locator('h1')).toBeAttached()
    const closePopup = async () => {
      // Escape would close the message that is told beside it, where that has come later.
      await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click()
    }
    return { page, context, tokens, seen, reports, closePopup }
  }

  it('signs in, leads where it was to lead, says what is new, and is held by no request and no address', async () => {
    const { page, context, seen, closePopup } = await followed(`/faq?utm=1&token=${LINK}&to=/tournaments`)
    await closePopup()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/tournaments`)
    // Others may have seen the address: its token is swapped.
    await expect.poll(() => tokenOf(context)).toBe(FRESH)
    // The document itself was asked for with it; nothing after that.
    expect(seen.slice(1).filter(({ url, referer }) => `${url} ${referer}`.includes(LINK))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(`${site.address()}/faq?utm=1`)
    await page.reload()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })

  it.each([
    ['a site of somebody else', 'https://evil.example/'],
    ['an address without a scheme', '//evil.example/'],
    ['a script', 'javascript:alert(1)'],
  ])('leads nowhere for %s, and says so to the player and the operator', async (_, to) => {
    const { page, context, reports, closePopup } = await followed(`/faq?token=${LINK}&to=${encodeURIComponent(to)}`)
    await closePopup()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect(page.getByText('Ссылка не открыта', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/faq`)
    expect(reports.filter((report) => report.includes('refused address'))).toHaveLength(1)
    await context.close()
  })

  it('leads nowhere for too little', async () => {
    const { page, context, closePopup } = await followed(`/faq?token=${LINK}&to=/x`)
    await closePopup()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/faq`)
    await context.close()
  })

  it('says it when the link is dead, and leaves a guest', async () => {
    const { page, context } = await followed(`/faq?token=${LINK}`, { user: { id: 0 } })
    const message = page.getByText('Вход по ссылке не удался', { exact: true })
    await expect(message).toBeVisible()
    // On a phone it leaves the bar under the thumb free.
    await page.setViewportSize({ width: 390, height: 844 })
    const box = await page.locator('[data-component="Toast"]').boundingBox()
    expect(box?.x).toBe(16)
    await page.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(message).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    await context.close()
  })

  it('is no login with fifty characters', async () => {
    const short = await followed(`/faq?token=${'a'.repeat(50)}`)
    await expect(banner(short.page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    await expect(short.page).toHaveURL(`${site.address()}/faq`)
    expect(await tokenOf(short.context)).toBeUndefined()
    await short.context.close()
  })

  it('asks before it takes the place of who is signed in', async () => {
    const anna = { phone: '+79992220001', login: 'anna', password: 'secret-1' }
    const boris = { phone: '+79992220002', login: 'boris', password: 'secret-1' }
    const [{ token: own }, { token: other }] = [await register(anna), await register(boris)]
    const { page, context } = await site.open({ path: `/faq?token=${other}`, token: own })
    const question = page.getByRole('dialog', { name: 'Войти по ссылке?' })
    await expect(question).toContainText('Вы уже вошли как anna')
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(banner(page).getByRole('link', { name: 'anna' })).toBeVisible()
    expect(await tokenOf(context)).toBe(own)
    await page.goto(`/faq?token=${other}`)
    await question.getByRole('button', { name: 'Войти по ссылке' }).click()
    const news = page.getByRole('dialog', { name: 'Кассиопея выглядит по-новому' })
    await expect(news).toContainText('Тема выбирается вверху страницы, спокойный режим — внизу')
    await page.keyboard.press('Escape')
    await expect(banner(page).getByRole('button', { name: /^Тема:/u })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'boris' })).toBeVisible()
    await expect.poll(async () => [own, other].includes((await tokenOf(context)) ?? '')).toBe(false)
    // The session that was there has ended, and so has the token of the address.
    for (const token of [own, other]) {
      const whose = async () => {
        const answer = await fetch(`${site.address()}/api/v2/status/`, { headers: { authorization: `Token ${token}` } })
        return (await answer.json()).data.id
      }
      // It is told behind the screen.
      await expect.poll(whose).toBe(0)
    }
    await context.close()
  })

  it('asks nothing beside a cookie whose session has ended: nobody is there', async () => {
    const { token } = await register({ phone: '+79992220004', login: 'galina', password: 'secret-1' })
    const { page, context } = await site.open({ path: `/faq?token=${token}`, token: 'd'.repeat(64) })
    await expect(page.getByRole('dialog', { name: 'Кассиопея выглядит по-новому' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(banner(page).getByRole('link', { name: 'galina' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })
})

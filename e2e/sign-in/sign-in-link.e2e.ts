import { describe, it } from 'vitest'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { banner } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { testUser, tokenOf } from '../harness/test-user.ts'

const site = usePublicSite()
const { signUp } = consoleOf(site.address)

describe('sign-in link', () => {
  const LINK_TOKEN = 'a'.repeat(51)
  const RENEWED_TOKEN = 'f'.repeat(64)
  async function openLink(address: string, { user = testUser, before = '' }: { user?: object; before?: string } = {}) {
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    if (before !== '') await context.addCookies([{ name: 'token', value: before, url: site.address() }])
    const requests: { url: string; referer: string }[] = []
    context.on('request', (request) =>
      requests.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
    )
    const tokens: (string | undefined)[] = []
    await context.route('**/api/v2/status/**', async (route) => {
      const token = route.request().headers()['authorization']
      tokens.push(token)
      await route.fulfill({ json: { error: 0, code: 0, data: token === undefined ? { id: 0 } : user } })
    })
    await context.route('**/api/v2/auth/renew/**', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { token: RENEWED_TOKEN } } }),
    )
    const page = await context.newPage()
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    await page.goto(address)
    // The popup hides the page from role queries.
    await expect(page.locator('h1')).toBeAttached()
    // Escape could close the toast instead.
    const closePopup = () => page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click()
    return { page, context, tokens, requests, reports, closePopup }
  }

  it('signs in, redirects, shows the news popup, and removes the token from URLs and requests', async () => {
    const { page, context, requests, closePopup } = await openLink(`/faq?utm=1&token=${LINK_TOKEN}&to=/tournaments`)
    await closePopup()
    await expect(banner(page).getByRole('button', { name: 'ivan' })).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/tournaments`)
    // The URL may have leaked, so its token is exchanged.
    await expect.poll(() => tokenOf(context)).toBe(RENEWED_TOKEN)
    // Only the document request itself contains the token.
    expect(requests.slice(1).filter(({ url, referer }) => `${url} ${referer}`.includes(LINK_TOKEN))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(`${site.address()}/faq?utm=1`)
    await page.reload()
    await expect(banner(page).getByRole('button', { name: 'ivan' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })

  it('shows an error for an expired link and leaves the visitor a guest', async () => {
    const { page, context, closePopup } = await openLink(`/faq?token=${LINK_TOKEN}`, { user: { id: 0 } })
    const message = page.getByText('Вход по ссылке не удался', { exact: true })
    await expect(message).toBeVisible()
    // On a phone the toast must not cover the mobile bar.
    await page.setViewportSize({ width: 390, height: 844 })
    const box = await page.locator('[data-component="Toast"]').boundingBox()
    expect(box?.x).toBe(16)
    await page.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
    await closePopup()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(message).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    await context.close()
  })

  it('asks for confirmation before it replaces the signed-in player', async () => {
    const currentUser = { phone: '+79992220001', login: 'anna', password: 'secret-1' }
    const linkUser = { phone: '+79992220002', login: 'boris', password: 'secret-1' }
    const [{ token: currentToken }, { token: linkToken }] = [await signUp(currentUser), await signUp(linkUser)]
    const { page, context } = await site.open({ path: `/faq?token=${linkToken}`, token: currentToken })
    const question = page.getByRole('dialog', { name: 'Войти по ссылке?' })
    await expect(question).toContainText('Вы уже вошли как anna')
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(banner(page).getByRole('button', { name: 'anna' })).toBeVisible()
    expect(await tokenOf(context)).toBe(currentToken)
    await page.goto(`/faq?token=${linkToken}`)
    await question.getByRole('button', { name: 'Войти по ссылке' }).click()
    const news = page.getByRole('dialog', { name: 'Кассиопея выглядит по-новому' })
    await expect(news).toContainText('Тема выбирается вверху страницы, спокойный режим — внизу')
    await page.keyboard.press('Escape')
    await expect(banner(page).getByRole('button', { name: /^Тема:/u })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'boris' })).toBeVisible()
    await expect.poll(async () => [currentToken, linkToken].includes((await tokenOf(context)) ?? '')).toBe(false)
    // Both the previous session and the link token have ended.
    for (const token of [currentToken, linkToken]) {
      const fetchUserId = async () => {
        const response = await fetch(`${site.address()}/api/v2/status/`, {
          headers: { authorization: `Token ${token}` },
        })
        return (await response.json()).data.id
      }
      // The sessions end in the background.
      await expect.poll(fetchUserId).toBe(0)
    }
    await context.close()
  })
})

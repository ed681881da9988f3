import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { dropResponses } from '../harness/journey.ts'
import { button, field, main, profilesOf, countRequests, tab } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Profile requests that the server completed but whose response was lost: the UI must not report a failure. */

const site = usePublicSite()
const { openProfile, registerUser, change, state, logIn } = profilesOf(site)

describe('lost response', () => {
  it('of a password change keeps the input, warns, and refreshes the session list', async () => {
    const player = await registerUser()
    const newSession = { ...player, ...(await logIn(player)) }
    const { page, errors, close } = await openProfile('?tab=profile&sub=security', { player: newSession })
    await expect(main(page).getByText(/^Вход: /u)).toHaveCount(2)
    const values = [
      ['Текущий пароль', player.password],
      ['Новый пароль', 'Vt73-kpw'],
      ['Новый пароль ещё раз', 'Vt73-kpw'],
    ] as const
    for (const [name, text] of values) await field(page, name).fill(text)
    const requestCount = countRequests(page, '/change-current-password')
    await dropResponses(page, /change-current-password/u)
    await button(page, 'Изменить пароль').click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('Возможно, пароль уже изменён')
    await expect(alert).toContainText('Посмотрите в разделе «История»')
    await expect(main(page).getByText('Пароль не изменён')).toHaveCount(0)
    // The server ended the other sessions, and the list shows it.
    await expect(main(page).getByText(/^Вход: /u)).toHaveCount(1)
    await tab(page, 'История').click()
    await expect(main(page).getByText('Пароль изменён')).toBeVisible()
    await tab(page, 'Вход и пароль').click()
    await expect(alert).toContainText('Возможно, пароль уже изменён')
    for (const [name, text] of values) await expect(field(page, name)).toHaveValue(text)
    expect(requestCount()).toBe(1)
    await expect(logIn({ login: player.login, password: 'Vt73-kpw' })).resolves.toHaveProperty('token')
    expect(errors).toEqual([])
    await close()
  })

  it('of a cashback claim is retried with the same idempotency key, also after a reload', async () => {
    const player = await registerUser()
    await change(player.login, { cashback: 120, balance: 30 })
    const { page, errors, close } = await openProfile('?tab=promo&sub=cashback', { player })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/user/cashback')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route(/user\/cashback/u, (route) => route.abort())
    await expect(main(page).getByText('120\u00a0₽')).toBeVisible()
    await button(page, 'Забрать кешбэк').click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('Возможно, кешбэк уже на балансе')
    await expect(main(page).getByText('Кешбэк не зачислен')).toHaveCount(0)
    expect(keys).toHaveLength(1)
    await page.unroute(/user\/cashback/u)
    await page.reload()
    await button(page, 'Забрать кешбэк').click()
    await expect(main(page).getByText('Кешбэк на балансе')).toBeVisible()
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/u), keys[0]])
    await page.reload()
    await expect(button(page, 'Забрать кешбэк')).toBeDisabled()
    const { players } = await state()
    expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 150, cashback: 0 })
    expect(errors).toEqual([])
    await close()
  })
})

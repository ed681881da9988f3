import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { dropResponses } from './journey.ts'
import { button, field, main, profilesOf, sentTo, tab } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'

/* What was sent in the profile and done by the server, whose answer was lost: nobody is told that it has failed. */

const site = usePublicSite()
const { openProfile, somebody, change, state, logIn } = profilesOf(site)

describe('an answer that is lost', () => {
  it('leaves a password that may be new: what was typed stays, and what is true is shown', async () => {
    const player = await somebody()
    const again = { ...player, ...(await logIn(player)) }
    const { page, errors, close } = await openProfile('?tab=profile&sub=security', { player: again })
    await expect(main(page).getByText(/^Вход: /u)).toHaveCount(2)
    const typed = [
      ['Текущий пароль', player.password],
      ['Новый пароль', 'Vt73-kpw'],
      ['Новый пароль ещё раз', 'Vt73-kpw'],
    ] as const
    for (const [name, text] of typed) await field(page, name).fill(text)
    const sent = sentTo(page, '/change-current-password')
    await dropResponses(page, /change-current-password/u)
    await button(page, 'Изменить пароль').click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('Возможно, пароль уже изменён')
    await expect(alert).toContainText('Посмотрите в разделе «История»')
    await expect(main(page).getByText('Пароль не изменён')).toHaveCount(0)
    // The server has signed out elsewhere, and the list says so.
    await expect(main(page).getByText(/^Вход: /u)).toHaveCount(1)
    await tab(page, 'История').click()
    await expect(main(page).getByText('Пароль изменён')).toBeVisible()
    await tab(page, 'Вход и пароль').click()
    await expect(alert).toContainText('Возможно, пароль уже изменён')
    for (const [name, text] of typed) await expect(field(page, name)).toHaveValue(text)
    expect(sent()).toBe(1)
    await expect(logIn({ login: player.login, password: 'Vt73-kpw' })).resolves.toHaveProperty('token')
    expect(errors).toEqual([])
    await close()
  })

  it('leaves cashback that may be taken: a repeat is the same taking, also after a reload', async () => {
    const player = await somebody()
    await change(player.login, { cashback: 120, balance: 30 })
    const { page, errors, close } = await openProfile('?tab=promo&sub=cashback', { player })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/user/cashback')) keys.push(request.headers()['idempotency-key'])
    })
    const answerAgain = await dropResponses(page, /user\/cashback/u)
    await expect(main(page).getByText('120\u00a0₽')).toBeVisible()
    await button(page, 'Забрать кешбэк').click()
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText('Возможно, кешбэк уже на балансе')
    await expect(main(page).getByText('Кешбэк не зачислен')).toHaveCount(0)
    await expect(main(page).getByText('120\u00a0₽')).toHaveCount(0)
    await expect(main(page).getByText('0\u00a0₽', { exact: true })).toBeVisible()
    expect(keys).toHaveLength(1)
    await answerAgain()
    await page.reload()
    await button(page, 'Забрать кешбэк').click()
    await expect(main(page).getByText('Кешбэк на балансе')).toBeVisible()
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/u), keys[0]])
    // Its answer was read: the next is another taking.
    await button(page, 'Забрать кешбэк').click()
    await expect(alert).toContainText('Кешбэк недоступен')
    expect(keys[2]).not.toBe(keys[0])
    const { players } = await state()
    expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 150, cashback: 0 })
    expect(errors).toEqual([])
    await close()
  })
})

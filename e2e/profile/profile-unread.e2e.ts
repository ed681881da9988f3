import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { button, main, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* A request whose response was lost may have been done. Every other one of the profile: `outcome-unknown.test.tsx`. */

const site = usePublicSite()
const { openProfile, registerUser, change, state } = profilesOf(site)

describe('lost response', () => {
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
    await expect(button(page, 'Забрать кешбэк')).toBeDisabled()
    const { players } = await state()
    expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 150, cashback: 0 })
    expect(errors).toEqual([])
    await close()
  })
})

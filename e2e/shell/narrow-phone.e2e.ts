import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { banner, button, main, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { give, openProfile, registerUser } = profilesOf(site)

describe('a narrow phone', () => {
  it('has the lists of winners in two even rows', async () => {
    const { page, close } = await site.open({ path: '/winners', width: 320, height: 700 })
    const tabs = main(page).getByRole('tab')
    await expect(tabs).toHaveCount(4)
    const widths = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().width)))
    expect(new Set(widths).size).toBe(1)
    await close()
  })

  it('shows in the cashier that bonuses wait', async () => {
    const user = await registerUser()
    await give(user.login, 'cherry-spins')
    const { page, close } = await site.open({ path: '/cashbox', token: user.token, width: 320, height: 700 })
    await expect(banner(page).getByRole('link', { name: /^Вас ждут бонусы/u })).toBeVisible()
    await close()
  })

  it('keeps the button to the top off the button that saves the profile', async () => {
    const { page, close } = await openProfile('?tab=profile&sub=data', { width: 390, height: 844 })
    const save = button(page, 'Сохранить')
    await save.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().bottom - (window.innerHeight - 80))
    })
    const up = page.getByRole('button', { name: 'Наверх' })
    await expect(up).toBeVisible()
    const bottom = () => up.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBeLessThan(await save.evaluate((element) => element.getBoundingClientRect().top))
    await close()
  })
})

import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const { open } = usePublicSite()

describe('scroll position and focus', () => {
  it('stay when a header dialog or menu closes and when the language changes', async () => {
    const { page, close } = await open({ path: '/tournaments/polar-race' })
    const prizes = page.getByRole('region', { name: 'Призы' })
    await prizes.getByRole('button', { name: 'Показать все (40)' }).click()
    await expect(prizes.locator('tbody tr')).toHaveCount(40)
    await page.evaluate(() => window.scrollTo(0, 1200))
    const scrollDistance = async () => Math.abs((await page.evaluate(() => window.scrollY)) - 1200)
    const expectNoScroll = async () => expect(await scrollDistance()).toBe(0)
    // Content above differs in height between languages; scroll anchoring compensates approximately.
    const expectLittleScroll = async () => expect(await scrollDistance()).toBeLessThan(100)
    const login = page.getByRole('banner').getByRole('button', { name: 'Войти' })
    await login.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeFocused()
    await expectNoScroll()
    const release = await delayRequests(page, /\/v2\/tournament\/polar-race/u)
    const language = page.getByRole('banner').getByRole('button', { name: /^Язык/u })
    await language.click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tournaments' })).toBeVisible()
    await expectLittleScroll()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Polar Race' })).toBeAttached()
    await expect(page.getByRole('region', { name: 'Prizes' }).locator('tbody tr')).toHaveCount(40)
    await expectLittleScroll()
    await close()
  })
})

import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { pageViolations } from '../harness/axe.ts'
import { trackResources, readActiveResources } from '../harness/active-resources.ts'
import { advance, advanceUntil, expectLoaded, expectNoOverflow, followFooterLink } from '../harness/journey.ts'
import { banner, button, dialog, main, profilesOf, tab } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Accessibility, settings and cleanup of the profile. */

const site = usePublicSite()
const { openProfile, registerUser, give, notify } = profilesOf(site)

/** The tabs and the sections of each. */
const SECTIONS = [
  ['Профиль', ['Вход и пароль', 'Верификация', 'Уведомления', 'Настройки', 'История', 'Данные']],
  ['Финансы', []],
  ['Промо', ['Бонусы', 'Промокоды', 'Кешбэк']],
] as const
const expectSection = async (page: Page) => {
  await expect(main(page).getByRole('heading', { level: 2 }).filter({ visible: true }).first()).toBeVisible()
  await expectLoaded(page)
}

describe('profile sections', () => {
  // Stories check the sections in all modes; here each is inside the site layout.
  it('have the structure of a page and fit 320 px', async () => {
    const player = await registerUser()
    await notify(player.login, 'Новость с-очень-длинным-словом-которое-никуда-не-помещается-само-по-себе', 'Текст')
    await give(player.login, 'welcome-1')
    await give(player.login, 'cherry-spins')
    const { page, errors, close } = await openProfile('', { player, width: 320, reducedMotion: true })
    for (const [name, subs] of SECTIONS) {
      await tab(page, new RegExp(`^${name}`, 'u'))
        .first()
        .click()
      for (const sub of subs.length === 0 ? [null] : subs) {
        if (sub !== null) await tab(page, sub).last().click()
        await expectSection(page)
        expect([name, sub, await pageViolations(page)]).toEqual([name, sub, []])
        await expectNoOverflow(page)
      }
    }
    expect(errors).toEqual([])
    await close()
  })
})

describe('profile settings', () => {
  const settingSwitch = (page: Page, name: string) => main(page).getByRole('switch', { name, exact: true })
  const choose = (page: Page, name: string) => main(page).getByText(name, { exact: true }).click()

  it('persist language, theme, reduced motion, sound, floating window and winter mode across a reload', async () => {
    const { page, errors, close } = await openProfile('?tab=profile&sub=settings')
    await choose(page, 'День')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
    await settingSwitch(page, 'Спокойный режим').check()
    await settingSwitch(page, 'Звук игр').check()
    await settingSwitch(page, 'Плавающее окно игры').uncheck()
    await settingSwitch(page, 'Зимний режим').check()
    await expect(settingSwitch(page, 'Зимний режим')).not.toHaveAttribute('aria-busy')
    await choose(page, 'English')
    await expect(settingSwitch(page, 'Winter mode')).toBeChecked()
    // The page stays mounted while the translation loads.
    await expect(main(page).getByRole('radio', { name: 'English', exact: true })).toBeFocused()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
    await expect(main(page).getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
    await expect(main(page).getByRole('switch', { checked: true })).toHaveCount(3)
    await expect(settingSwitch(page, 'Winter mode')).toBeChecked()
    await expect(main(page).getByRole('switch', { checked: false })).toHaveCount(1)
    expect(errors).toEqual([])
    await close()
  })
})

describe('leaving the profile', () => {
  it('clears its timers and listeners', async () => {
    const player = await registerUser()
    const { page, close } = await openProfile('', { player, driven: true, before: trackResources })
    const goToFaq = async () => {
      await followFooterLink(page, 'Вопросы')
      await expect(main(page).getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
    }
    const openPhoneDialog = async () => {
      await tab(page, 'Профиль').first().click()
      await tab(page, 'Верификация').click()
      await button(page, 'Подтвердить телефон').click()
      await expect(dialog(page)).toBeVisible()
    }
    const closeDialog = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
    // From the first dialog on, the page keeps the width of its scrollbar and listens for its change.
    await openPhoneDialog()
    await closeDialog()
    await goToFaq()
    const before = await readActiveResources(page)
    // Lucky winners and polls come and go in this period.
    for (let second = 0; second < 45; second += 1) {
      await advance(page, 1000)
      const now = await readActiveResources(page)
      if (now.timers.length < before.timers.length) before.timers = now.timers
    }
    // On a slow machine the strip may still be visible.
    await advanceUntil(page, async () => expect(await page.locator('[data-component="LuckyStrip"]').count()).toBe(0))
    before.listeners = (await readActiveResources(page)).listeners
    await banner(page).getByRole('button', { name: player.login }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Профиль' }).click()
    for (const [name, subs] of SECTIONS) {
      await tab(page, name).first().click()
      for (const sub of subs) {
        await tab(page, sub).last().click()
        await expect(tab(page, sub).last()).toHaveAttribute('aria-selected', 'true')
        await expectLoaded(page)
      }
    }
    await page.goBack()
    await openPhoneDialog()
    await dialog(page).getByRole('button', { name: 'Продолжить' }).click()
    await expect(dialog(page).getByLabel('Код из SMS', { exact: true })).toBeFocused()
    expect((await readActiveResources(page)).listeners.length).toBeGreaterThan(before.listeners.length)
    await closeDialog()
    await goToFaq()
    await advanceUntil(page, async () => {
      const { timers, listeners } = await readActiveResources(page)
      expect(listeners).toEqual(before.listeners)
      expect(timers.length).toBeLessThanOrEqual(before.timers.length)
    })
    await close()
  })
})

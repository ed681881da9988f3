import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { countFrameLoads, expectReady, frameLoads } from '../harness/game-visit.ts'
import { profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* The panel beside a game: its tabs as a sheet, and a deposit that leaves the game running. */

const site = usePublicSite()
const { registerUser } = profilesOf(site)
const GAME = '/game/cherry-row?mode=demo'

async function openGame(visit: Parameters<typeof site.open>[0] = {}) {
  const opened = await site.open({ path: GAME, before: countFrameLoads, ...visit })
  await expectReady(opened.page)
  return opened
}

/** Turns the floating window off, as the setting in the profile does. */
function withoutFloating(): void {
  if (window.origin !== 'null') localStorage.setItem('floating-window', '0')
}

describe('panel of a game', () => {
  it('opens as a sheet on a phone, which Back closes without a trace', async () => {
    // So high that no button is scrolled to: Chromium sends a press right after that to the frame that was there before.
    const { page, errors, close } = await openGame({ width: 320, height: 1000, touch: true })
    const entries = () => page.evaluate(() => window.history.length)
    const initial = await entries()
    for (const [name, content] of [
      ['Победители', /Победители недели/u],
      ['Турниры', /Все турниры/u],
      ['Игрок', /Нет аккаунта/u],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog').getByText(content)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(site.address() + GAME)
    }
    expect(await entries()).toBe(initial + 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(errors).toEqual([])
    await close()
  })

  it('pays beside a game that cannot float, and reads the balance when the payment window is closed', async () => {
    const { token } = await registerUser()
    const opened = await site.open({ path: '/faq', token, before: withoutFloating })
    const { page, context, errors, close } = opened
    await context.addInitScript(countFrameLoads)
    await page.goto(GAME)
    await expectReady(page)
    const panel = page.getByRole('region', { name: 'Панель игры' })
    await panel.getByRole('button', { name: 'Пополнить' }).click()
    const dialog = page.getByRole('dialog', { name: 'Пополнение' })
    await dialog.getByRole('textbox', { name: 'Сумма' }).fill('501')
    expect(await axeViolations(page)).toEqual([])
    const popupOpened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: /Перейти к оплате/u }).click()
    const popup = await popupOpened
    await expect(dialog.getByText(/Оплата открыта в соседнем окне/u)).toBeVisible()
    await expect(popup).toHaveURL(/\/(?:invoice|psp)/u)
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    const statusRead = page.waitForRequest(/\/v2\/status\//u)
    await popup.close()
    await expect(dialog).toHaveCount(0)
    await statusRead
    await expect(page).toHaveURL(site.address() + GAME)
    expect(await frameLoads(page)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })
})

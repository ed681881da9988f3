import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
import { useHostileSite } from '../harness/hostile-site.ts'

const text = '<p>Начало</p>'
const open = useHostileSite('none', { text, texts: [text] })

describe('site with a back end at the limits of the contract', () => {
  it('renders what is valid, drops malformed items, and runs no injected code on any page', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    const expectNotHacked = async () => {
      expect(await page.locator('a[href^="javascript"], img[src^="javascript"]').count()).toBe(0)
      expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
    }

    // Numeric strings, top-level payloads, null lists and one malformed item.
    await page.goto('/')
    const tiles = page.locator('[data-component="GameTile"]')
    await expect(tiles).toHaveCount(4)
    await expect(tiles.filter({ hasText: 'Честная Игра' })).toContainText(/1\s234\s₽/u)
    await expect(page.getByRole('region', { name: 'Джекпот сейчас' })).toContainText(/1\s234,50\s₽/u)
    await expect.poll(() => reports.join('\n')).toContain('games[1].id')
    await expect(page.getByText('<img src=x', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Нажми' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Уйти' })).toHaveCount(0)
    await expectNotHacked()

    await navigateInside(page, '/tournaments')
    await expect(page.locator('[data-component="TournamentCard"]')).toHaveCount(1)
    await expect(page.locator('[data-component="TournamentCard"]')).toContainText(/500\s000,50\s₽/u)
    await navigateInside(page, '/tournaments/race')
    const podium = page.locator('[data-component="Podium"]')
    await expect(podium.getByRole('listitem')).toHaveText([/Место 2/u, /Место 3/u])
    await expect(page.getByRole('row', { name: /12,5/u })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('region', { name: 'Таблица' }).locator('tbody tr').first()).toContainText('p4')
    await navigateInside(page, '/promo')
    await expect(page.locator('[data-component="PromoCard"]')).toHaveCount(1)
    await navigateInside(page, '/payments-info')
    await expect(page.getByText('Страница не загрузилась')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expectNotHacked()

    await navigateInside(page, '/game/game-1?mode=demo')
    await expect(page.getByText('Адрес игры не прошёл проверку.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectNotHacked()
    await close()
  })

  it('shows an error for a rejection, an HTML response, or no response', async () => {
    const { page, close } = await open({ language: 'en' })
    await expect(page.getByText('Sending limit reached. Contact support').first()).toBeVisible()
    await expect(page.getByText('We couldn’t read the server’s response.', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await close()
  })
})

import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { expectReady } from '../harness/game-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import {
  expectBonus,
  expectGameBalance,
  expectSession,
  gameButton,
  gameFrame,
  playInGame,
  rublesText,
} from '../harness/real-game.ts'

/* Rounds that a bonus pays: its free spins, and its money after the player's own. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)
const password = 'Kf82-mqt'

describe('a bonus in play', () => {
  it('gives free spins in their own game, which other games lead to (503), and takes no own money', async () => {
    const player = await sandbox.signUp({ phone: '+79995550401', login: 'free-spins', password })
    await sandbox.change('free-spins', { balance: 100 })
    await sandbox.usePromoCode(player, 'CHERRY20')
    const { page, errors, close } = await site.open({ path: '/faq', reducedMotion: true, token: player.token })
    await page.goto('/game/neva-roulette')
    await expect(page).toHaveURL(`${site.address()}/game/cherry-row`)
    const notice = page.locator('[data-component="Toast"]')
    await expect(notice).toContainText('Открыта другая игра')
    await expect(notice).toContainText('Сначала используйте фриспины в игре Вишнёвый Ряд')
    await expectReady(page)
    const frame = gameFrame(page)
    await expect(gameButton(page)).toHaveText('Фриспин · 20')
    const stake = frame.getByRole('combobox', { name: 'Ставка' })
    await expect(stake).toBeDisabled()
    await expect(stake.getByRole('option', { selected: true })).toHaveText('5 ₽')

    let won = 0
    for (const left of [19, 18, 17]) {
      const { data } = await playInGame(page)
      won += data.win
      expect(data).toMatchObject({ isFreeSpin: true, stake: 500, balance: 10_000, bonus: won, freeSpins: left })
      await expect(gameButton(page)).toHaveText(`Фриспин · ${left}`)
      await expectGameBalance(page, 10_000)
      await expectBonus(page, won)
    }
    await expectSession(page, { staked: 0, won })
    expect(errors).toEqual([])
    await close()
  })

  it('pays with its money what the own money does not', async () => {
    const player = await sandbox.signUp({ phone: '+79995550402', login: 'bonus-money', password })
    await sandbox.change('bonus-money', { balance: 6 })
    await sandbox.usePromoCode(player, 'SANDBOX')
    const { page, errors, close } = await site.open({
      path: '/game/cherry-row',
      reducedMotion: true,
      token: player.token,
    })
    await expectReady(page)
    await expectGameBalance(page, 600)
    await expectBonus(page, 50_000)
    expect(await axeViolations(page)).toEqual([])
    const { data } = await playInGame(page)
    const bonusWin = Math.floor((data.win * 4) / 10)
    expect(data).toMatchObject({ stake: 1000, balance: data.win - bonusWin, bonus: 50_000 - 400 + bonusWin })
    await expectGameBalance(page, data.balance)
    await expectBonus(page, data.bonus)
    const panel = page.getByRole('region', { name: 'Панель игры' })
    await expect(panel).toContainText(`Бонусные, после собственных${rublesText(data.bonus)}`)
    await expect(panel).toContainText('10 из 5 000 ₽')
    expect(errors).toEqual([])
    await close()
  })
})

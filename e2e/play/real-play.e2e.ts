import { describe, it } from 'vitest'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { expectReady } from '../harness/game-visit.ts'
import { expectGameBalance, expectSession, playInGame, rublesText } from '../harness/real-game.ts'
import { rows, usePublicSite } from '../harness/public-site.ts'

/* Rounds with real money on the game's page: every number comes from the response of the round. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)

describe('real play', () => {
  it('begins in the demo of a guest who registers, and counts a round everywhere', async () => {
    const { page, errors, close } = await site.open({ path: '/game/cherry-row?mode=demo', reducedMotion: true })
    await playInGame(page)
    await page.getByRole('button', { name: 'Играть на деньги' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Нет аккаунта? Регистрация' }).click()
    const form = page.getByRole('dialog', { name: 'Регистрация' })
    const field = (name: string) => form.getByLabel(name, { exact: true }).and(page.locator(':not([type="radio"])'))
    await field('Телефон').fill('999 555-02-01')
    await field('Логин').fill('newcomer')
    await field('Пароль').fill('Kf82-mqt')
    await form.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${site.address()}/game/cherry-row`)
    await expectReady(page)

    await sandbox.change('newcomer', { balance: 500 })
    // With the round of 10 ₽ below it makes a point, which 100 ₽ of stakes earn.
    await sandbox.playRound('newcomer', { amount: 90, win: 0 })
    const { data } = await playInGame(page)
    expect(data).toMatchObject({ stake: 1000, balance: 41_000 - 1000 + data.win, isOver: true })
    await expectGameBalance(page, data.balance)
    await expectSession(page, { staked: 10_000, won: data.win })
    const panel = page.getByRole('region', { name: 'Панель игры' })
    await expect(panel).toContainText(`Собственные${rublesText(data.balance)}`)
    await expect(panel).toContainText('1 из 5')

    await page.getByRole('link', { name: 'История раундов' }).click()
    const row = rows(page).filter({ hasText: 'Вишнёвый Ряд' }).first()
    await expect(row.getByRole('cell')).toHaveText([rublesText(data.stake), rublesText(data.win)])
    await expect(rows(page)).toHaveCount(2)
    expect(errors).toEqual([])
    await close()
  })
})

import { describe, it } from 'vitest'
import { formatSigned } from '#app/lib/text/format.ts'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { expect, WITHIN_STEP } from '../harness/expect.ts'
import { countFrameLoads, expectMode, expectReady, frameLoads, gameWindow } from '../harness/game-visit.ts'
import { advanceUntil, expectNoOverflow, followFooterLink } from '../harness/journey.ts'
import {
  expectGameBalance,
  expectSession,
  gameButton,
  gameFrame,
  playInGame,
  rublesText,
} from '../harness/real-game.ts'
import { rows, usePublicSite } from '../harness/public-site.ts'

/* Rounds with real money on the game's page: every number comes from the response of the round. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)

describe('real play', () => {
  it('begins in the demo of a guest who signs up, and counts a round everywhere', async () => {
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
    // The two rounds may begin in the same instant, so their order is free.
    const amounts = rows(page).filter({ hasText: 'Вишнёвый Ряд' })
    await expect(amounts).toHaveCount(2)
    const balances = `был ${rublesText(41_000)}, стал ${rublesText(data.balance)}`
    for (const [number, stake, win, balance] of [
      // A round of the console has no number.
      ['', 9000, 0, '—'],
      ['№\u00a01', data.stake, data.win, balances],
    ] as const) {
      const row = amounts.filter({ has: page.getByRole('cell', { name: rublesText(stake), exact: true }) })
      await expect(row.getByRole('cell')).toHaveText([number, rublesText(stake), rublesText(win), balance, ''])
    }
    expect(errors).toEqual([])
    await close()
  })

  it('without the money says so, and goes on after a deposit without a load', async () => {
    const player = await sandbox.signUp({ phone: '+79995550202', login: 'no-money', password: 'Kf82-mqt' })
    const { page, errors, close } = await site.open({
      path: '/game/cherry-row',
      reducedMotion: true,
      driven: true,
      token: player.token,
      before: countFrameLoads,
    })
    await expectGameBalance(page, 0)
    await expectReady(page)
    await gameButton(page).click()
    const problem = gameFrame(page).getByRole('alert')
    await expect(problem).toHaveText('На балансе не хватает денег на эту ставку.')

    await page.getByRole('region', { name: 'Панель игры' }).getByRole('link', { name: 'Пополнить' }).click()
    await expect(page).toHaveURL(`${site.address()}/cashbox`)
    await expectMode(page, 'tucked')
    await expect(gameWindow(page)).toContainText('пауза')
    await expect(page.locator('iframe')).toBeHidden()
    await expect(gameFrame(page).locator('body')).toHaveAttribute('data-hold', '')
    await sandbox.deposit(player, 501)
    await advanceUntil(page, () => expect(page.locator('[data-component="Purse"]')).toContainText('501 ₽', WITHIN_STEP))
    await page.getByRole('link', { name: 'Вернуться к игре' }).click()
    await expectMode(page, 'seated')
    await expect(problem).toBeHidden()
    await expectGameBalance(page, 50_100)
    const { data } = await playInGame(page)
    expect(data.balance).toBe(50_100 - 1000 + data.win)
    await expectGameBalance(page, data.balance)
    expect(await frameLoads(page)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    ['ru', 'night', 1440, 900],
    ['en', 'day', 390, 844],
  ] as const)('keeps time and net result in every window: %s, %s, %d px', async (language, theme, width, height) => {
    const login = `session-${width}`
    const { token } = await sandbox.signUp({ phone: `+7999555${width + 1000}`, login, password: 'Kf82-mqt' })
    await sandbox.change(login, { balance: 100 })
    const { page, errors, close } = await site.open({
      ...{ path: '/game/cherry-row', reducedMotion: true, touch: width < 400, language, theme, width, height, token },
    })
    const { data } = await playInGame(page)
    await expectSession(page, { staked: 1000, won: data.win }, language)
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)

    await page.getByRole('button', { name: language === 'ru' ? 'Свернуть игру' : 'Minimise the game' }).click()
    await expectMode(page, 'floating')
    const net = formatSigned((data.win - 1000) / 100, language)
    await expect(gameWindow(page)).toContainText(net)
    await expect(gameWindow(page).getByRole('timer')).toHaveText(/^\d+:\d\d$/u)
    expect(await axeViolations(page)).toEqual([])

    await followFooterLink(page, language === 'ru' ? 'Ответственная игра' : 'Responsible gaming')
    await expectMode(page, 'tucked')
    await expect(gameWindow(page)).toContainText(language === 'ru' ? 'пауза' : 'paused')
    await expect(gameWindow(page)).toContainText(net)
    // The session goes on, the game does not.
    await expect(gameWindow(page).getByRole('timer')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)
    expect(errors).toEqual([])
    await close()
  })
})

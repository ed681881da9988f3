import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import {
  expectBalance,
  expectFits,
  forEachSize,
  isRoundRequest,
  loseNextResponse,
  openFrame,
  playButton,
  playedBy,
  playRound,
  waitUntilReady,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Everything else about the frame is shown without a browser: `view.dom.test.ts`, `frame.dom.test.ts`. */

const site = usePublicSite()
const GAME = 'cherry-row'
const SIZES = [
  ['wide', 1012, 568],
  ['tall', 390, 560],
  ['narrow', 320, 460],
  ['landscape', 810, 286],
  ['small', 420, 236],
] as const

describe('Cherry Row', () => {
  it('is played by keyboard alone in an opaque origin, and reveals the seed of the hash shown before', async () => {
    const { page, errors, close } = await openFrame(site, GAME, { reducedMotion: false })
    const keyboard = keyboardOf(page)
    expect(await page.evaluate(() => window.origin)).toBe('null')
    await keyboard.to(playButton(page))
    await page.keyboard.down('Enter')
    // A phase of the round would be missed on a busy machine.
    await expect(page.locator('#announcement')).toHaveText(/: .+, баланс .+\s₽$/u)
    await waitUntilReady(page)
    await page.keyboard.down('Enter')
    expect(await page.locator('body').getAttribute('data-phase')).toBe('idle')
    await page.keyboard.up('Enter')

    await keyboard.use(page.getByRole('button', { name: 'Проверить раунд' }))
    const picture = page.locator('header img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(
      await page.evaluate(() => document.fonts.load('500 15px Manrope', 'Вишня').then((fonts) => fonts.length)),
    ).toBe(1)
    await expect(page.locator('main')).toHaveCSS('display', 'grid')
    await expect(page.locator('#seed-nonce')).toHaveText('1')
    const hash = await page.locator('#seed-hash').innerText()
    const next = await page.locator('#seed-next').innerText()
    await keyboard.to(page.getByLabel('Новый сид игрока (необязательно)'))
    await keyboard.type('my-seed')
    await keyboard.use(page.getByRole('button', { name: 'Сменить сиды и открыть сид сервера' }))
    const proof = page.getByLabel('Прежний сид сервера и данные для любого калькулятора HMAC')
    await expect(proof).toHaveValue(new RegExp(`SHA-256\\("[\\da-f]{64}"\\) = ${hash}`, 'u'))
    await expect(page.locator('#seed-client')).toHaveText('my-seed')
    await expect(page.locator('#seed-hash')).toHaveText(next)
    await expect(page.locator('#seed-nonce')).toHaveText('0')
    // The styles of axe are not allowed in a frame.
    expect(errors).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Проверить раунд' })).toBeFocused()

    // A launch token is good once.
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Сеанс игры завершён. Откройте игру заново.')
    await close()
  })

  it('retries the same round after a lost answer and stakes once, and fits its frame on a phone', async () => {
    const { page, close } = await openFrame(site, GAME)
    const ids: unknown[] = []
    page.on('request', (request) => isRoundRequest(request) && ids.push(request.postDataJSON().id))
    await loseNextResponse(page)
    await playButton(page).click()
    await expect(page.getByRole('alert')).toContainText('ставка не спишется дважды')
    await forEachSize(page, SIZES, async (name) => {
      await expect(playButton(page)).toHaveText('Повторить')
      expect([name, await axeViolations(page)]).toEqual([name, []])
    })
    const { error, data } = await playedBy(page, () => playButton(page).click())
    expect([error, ids]).toEqual([0, [data.id, data.id]])
    expect(data.balance).toBe(100_000 - data.stake + data.win)
    await expectBalance(page, data.balance)
    expect((await playRound(page)).data.id).not.toBe(data.id)
    await waitUntilReady(page)
    await forEachSize(page, SIZES, () => expectFits(page))

    await page.setViewportSize({ width: 320, height: 460 })
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    await expect(page.locator('#seed-nonce')).toHaveText('2')
    const seed = page.getByLabel('Новый сид игрока (необязательно)')
    await seed.fill('two words')
    await page.getByRole('button', { name: 'Сменить сиды и открыть сид сервера' }).click()
    await expect(seed).toBeFocused()
    await expect(seed).toHaveAttribute('aria-invalid', 'true')
    const note = page.locator('#seed-note')
    expect(await note.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await close()
  })
})

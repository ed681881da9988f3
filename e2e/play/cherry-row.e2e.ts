import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import {
  expectBalance,
  isRoundRequest,
  openDemo,
  openFrame,
  playButton,
  playRound,
  waitUntilReady,
  type FrameVisit,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const ROUNDS = '**/play/round'
const SEEDS = '**/play/seeds'
const open = (visit?: FrameVisit) => openFrame(site, 'cherry-row', visit)

describe('Cherry Row', () => {
  it('plays one round per key press, even if the key is held', async () => {
    const { page, close } = await open()
    for (const control of [playButton(page), page.getByRole('radio').first()]) {
      await waitUntilReady(page)
      await control.focus()
      await page.keyboard.down('Enter')
      await expect(page.locator('body')).toHaveAttribute('data-phase', 'pausing')
      await waitUntilReady(page)
      await page.keyboard.down('Enter')
      expect(await page.locator('body').getAttribute('data-phase')).toBe('idle')
      await page.keyboard.up('Enter')
    }
    await close()
  })

  it('announces the symbols, the win and the balance in one sentence', async () => {
    const { page, close } = await open()
    const symbols = ['cherry', 'cherry', 'cherry']
    await page.route(
      ROUNDS,
      async (route) => {
        const response = await route.fetch()
        const body: { data: object } = await response.json()
        const data = { ...body.data, win: 4000, balance: 103_000, view: { stops: [0, 3, 6], symbols } }
        return route.fulfill({ response, json: { ...body, data } })
      },
      { times: 1 },
    )
    await playRound(page)
    const sentence = 'Вишня, вишня, вишня: выигрыш 40 ₽, баланс 1 030 ₽'
    await expect(page.getByRole('status').filter({ hasText: 'Вишня' })).toHaveText(sentence)
    await expect(page.getByRole('img', { name: 'Барабаны: вишня, вишня, вишня' })).toBeVisible()
    await expect(page.locator('#win-caption')).toHaveText('три вишни, ×4')
    await close()
  })

  it('enables the next round when the server accepts it, also when a player opens the game again', async () => {
    const { token } = await consoleOf(site.address).register({
      phone: '+79994450001',
      login: 'demo-player',
      password: 'secret-1',
    })
    const { page, close } = await open({ token })
    expect((await playRound(page)).error).toBe(0)
    const { error, data } = await playRound(page)
    expect(error).toBe(0)
    await close()
    const again = await open({ token })
    await expectBalance(again.page, data.balance)
    expect((await playRound(again.page)).error).toBe(0)
    await expect(again.page.locator('#trouble')).toBeHidden()
    await again.close()
  })

  it('asks to open the game again after a reload of its frame, whose token is good once', async () => {
    const { page, close } = await open()
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText('Сеанс игры завершён. Откройте игру заново.')
    await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true')
    await close()
  })

  it('shows its picture, font and styles with an opaque origin', async () => {
    const { page, errors, close } = await open()
    expect(await page.evaluate(() => window.origin)).toBe('null')
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    const picture = page.locator('header img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(
      await page.evaluate(() => document.fonts.load('500 15px Manrope', 'Вишня').then((fonts) => fonts.length)),
    ).toBe(1)
    await expect(page.locator('main')).toHaveCSS('display', 'grid')
    expect(errors).toEqual([])
    await close()
  })

  it('retries the same round id after an unusable response and stakes once', async () => {
    const { page, close } = await open()
    const ids: unknown[] = []
    const unusableResponses = [
      { status: 500, json: { error: 3, code: 3 } },
      { status: 200, json: { error: 0, data: {} } },
      { status: 502, body: '<h1>Bad gateway</h1>' },
    ]
    await page.route(ROUNDS, async (route) => {
      ids.push(route.request().postDataJSON().id)
      const replacement = unusableResponses.shift()
      if (replacement === undefined) return route.continue()
      await route.fetch()
      return route.fulfill(replacement)
    })
    await playButton(page).click()
    for (const requestCount of [2, 3]) {
      await expect(playButton(page)).toHaveText('Повторить')
      await expect(page.getByRole('alert')).toContainText('ставка не спишется дважды')
      await playButton(page).click()
      await expect.poll(() => ids.length).toBe(requestCount)
    }
    await expect(playButton(page)).toHaveText('Повторить')
    const [response] = await Promise.all([
      page.waitForResponse((one) => isRoundRequest(one.request())),
      playButton(page).click(),
    ])
    const { error, data }: { error: number; data: { id: string; balance: number } } = await response.json()
    expect(error).toBe(0)
    expect(ids).toEqual([data.id, data.id, data.id, data.id])
    await expectBalance(page, data.balance)
    await close()
  })

  it('starts a new round after a rejection that confirms no round was played', async () => {
    const { page, close } = await open()
    const ids: unknown[] = []
    page.on('request', (request) => {
      if (isRoundRequest(request)) ids.push(request.postDataJSON().id)
    })
    await page.route(
      ROUNDS,
      (route) => route.fulfill({ status: 429, json: { error: 5, code: 5, data: { waitMs: 1 } } }),
      { times: 1 },
    )
    await playButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Слишком быстро')
    expect((await playRound(page)).error).toBe(0)
    expect(new Set(ids).size).toBe(2)
    await close()
  })

  it.each([
    [502, 'Сначала закончите раунд в другой игре.'],
    [503, 'Сначала сыграйте фриспины в «Вишнёвом Ряду».'],
  ])('explains a refusal that its own state does not show: %i', async (error, text) => {
    const { page, close } = await open()
    await page.route(ROUNDS, (route) => route.fulfill({ json: { error } }), { times: 1 })
    await playButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(text)
    expect((await playRound(page)).error).toBe(0)
    await expect(page.locator('#trouble')).toBeHidden()
    await close()
  })

  it.each([
    ['a jackpot without a win', { win: 0, jackpot: 123_400 }, /^Джекпот: 1\s234\s₽! .+, баланс 990\s₽$/u, /^Джекпот/u],
    ['a jackpot of an earlier step', { win: 0, jackpot: 123_400, step: 1 }, /: без выигрыша, баланс/u, /^(?!Джекпот)/u],
    [
      'a win of a free spin',
      { win: 700, isFreeSpin: true, bonus: 1200 },
      /: выигрыш 7\s₽, бонусный баланс 12\s₽$/u,
      /./u,
    ],
  ])('announces %s', async (_, changes, spoken, caption) => {
    const { page, close } = await open()
    await page.route(ROUNDS, async (route) => {
      const response = await route.fetch()
      const body: { data: object } = await response.json()
      return route.fulfill({ response, json: { ...body, data: { ...body.data, balance: 99_000, ...changes } } })
    })
    await playButton(page).click()
    await expect(page.locator('#announcement')).toHaveText(spoken)
    await expect(page.locator('#announcement')).not.toContainText('выигрыш 0')
    await expect(page.locator('#win-caption')).toHaveText(caption)
    await close()
  })

  it('works over plain HTTP, where crypto.randomUUID is unavailable', async () => {
    const { page, errors, close } = await open({
      before: () => Object.defineProperty(crypto, 'randomUUID', { value: undefined }),
    })
    expect((await playRound(page)).error).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    ['no win', 0, 0],
    ['a returned stake', 1000, 0],
    ['a win', 4000, 1],
  ])('celebrates only a win above the stake: %s', async (_, win, least) => {
    const { page, close } = await open({ reducedMotion: false })
    await page.evaluate(() => {
      const observer = new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes])
        const isThrown = added.some((node) => node instanceof Element && node.classList.contains('star'))
        if (isThrown) document.body.dataset['stars'] = 'thrown'
      })
      observer.observe(document.body, { childList: true })
    })
    await page.route(ROUNDS, async (route) => {
      const response = await route.fetch()
      const body: { data: object } = await response.json()
      return route.fulfill({ response, json: { ...body, data: { ...body.data, win } } })
    })
    await playRound(page)
    await expect(page.locator('#announcement')).not.toHaveText('')
    await waitUntilReady(page)
    await expect(page.locator('[data-stars]')).toHaveCount(least)
    await close()
  })

  it('refills an empty demo purse, and returns focus to the button', async () => {
    const { page, close } = await open()
    await page.route(
      ROUNDS,
      async (route) => {
        const response = await route.fetch()
        const body: { data: object } = await response.json()
        return route.fulfill({ response, json: { ...body, data: { ...body.data, balance: 200, canRefill: true } } })
      },
      { times: 1 },
    )
    await playRound(page)
    await expectBalance(page, 200)
    await page.getByRole('button', { name: 'Пополнить демо-баланс' }).click()
    await expect(playButton(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'Пополнить демо-баланс' })).toBeHidden()
    await close()
  })

  it('reveals the server seed, which fits the hash that was shown before', async () => {
    const { page, close } = await open()
    await playRound(page)
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    await expect(page.locator('#seed-nonce')).toHaveText('1')
    const hash = await page.locator('#seed-hash').innerText()
    const next = await page.locator('#seed-next').innerText()
    await page.getByLabel('Новый сид игрока (необязательно)').fill('my-seed')
    await page.getByRole('button', { name: 'Сменить сиды и открыть сид сервера' }).click()
    const proof = page.getByLabel('Прежний сид сервера и данные для любого калькулятора HMAC')
    await expect(proof).toHaveValue(new RegExp(`SHA-256\\("[\\da-f]{64}"\\) = ${hash}`, 'u'))
    await expect(page.locator('#seed-client')).toHaveText('my-seed')
    await expect(page.locator('#seed-hash')).toHaveText(next)
    await expect(page.locator('#seed-nonce')).toHaveText('0')
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Проверить раунд' })).toBeFocused()
    await close()
  })

  it('shows the revealed seed after the response to the change of seeds is lost', async () => {
    const { page, close } = await open()
    const check = page.getByRole('button', { name: 'Проверить раунд' })
    await playRound(page)
    await check.click()
    await expect(page.locator('#seed-nonce')).toHaveText('1')
    const hash = await page.locator('#seed-hash').innerText()
    await page.route(SEEDS, async (route) => {
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Сменить сиды и открыть сид сервера' }).click()
    await expect(page.locator('#seed-note')).toContainText('неизвестно, сменились ли сиды')
    await page.keyboard.press('Escape')
    await check.click()
    const proof = page.getByLabel('Прежний сид сервера и данные для любого калькулятора HMAC')
    await expect(proof).toHaveValue(new RegExp(` = ${hash}\n`, 'u'))
    await close()
  })

  it('changes the seeds once if the change is repeated after its response is lost', async () => {
    const { page, close } = await open()
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    await expect(page.locator('#seed-nonce')).toHaveText('0')
    const next = await page.locator('#seed-next').innerText()
    await page.route(
      SEEDS,
      async (route) => {
        await route.fetch()
        return route.abort()
      },
      { times: 1 },
    )
    const change = page.getByRole('button', { name: 'Сменить сиды и открыть сид сервера' })
    await change.click()
    await expect(page.locator('#seed-note')).toContainText('неизвестно, сменились ли сиды')
    await change.click()
    await expect(page.locator('#seed-note')).toHaveText('Сиды сменились.')
    await expect(page.locator('#seed-hash')).toHaveText(next)
    await close()
  })

  it('shows the new hash after the seeds were changed elsewhere, and changes nothing', async () => {
    const { page, close } = await open()
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    await expect(page.locator('#seed-nonce')).toHaveText('0')
    const next = await page.locator('#seed-next').innerText()
    await page.route(
      SEEDS,
      async (route) => {
        await route.fetch({ postData: { clientSeed: 'elsewhere' } })
        return route.continue()
      },
      { times: 1 },
    )
    const seed = page.getByLabel('Новый сид игрока (необязательно)')
    await seed.fill('mine')
    await seed.press('Enter')
    await expect(page.locator('#seed-note')).toContainText('Сиды уже сменили в другом месте')
    await expect(page.locator('#seed-client')).toHaveText('elsewhere')
    await expect(page.locator('#seed-hash')).toHaveText(next)
    await expect(seed).toHaveValue('mine')
    const newer = await page.locator('#seed-next').innerText()
    await seed.press('Enter')
    await expect(page.locator('#seed-client')).toHaveText('mine')
    await expect(page.locator('#seed-hash')).toHaveText(newer)
    await close()
  })

  it('marks a client seed that the server cannot take, and draws one for an empty field', async () => {
    const path = (await openDemo(site, 'cherry-row')).replace('lang=ru', 'lang=en')
    const { page, close } = await site.open({ reducedMotion: true, width: 390, height: 560, path })
    await page.getByRole('button', { name: 'Check the round' }).click()
    await expect(page.locator('#seed-nonce')).toHaveText('0')
    const seed = page.getByLabel('New client seed (optional)')
    await seed.fill('two words')
    await page.getByRole('button', { name: 'Change seeds and reveal the server seed' }).click()
    await expect(seed).toHaveAttribute('aria-invalid', 'true')
    await expect(seed).toBeFocused()
    const note = page.locator('#seed-note')
    await expect(note).toContainText('A client seed has up to 64 Latin letters')
    expect(await note.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await seed.fill('')
    await expect(seed).toHaveAttribute('aria-invalid', 'false')
    const [sent] = await Promise.all([page.waitForRequest(SEEDS), seed.press('Enter')])
    const { clientSeed } = sent.postDataJSON()
    expect(clientSeed).toMatch(/^[\da-f]{16}$/u)
    await expect(page.locator('#seed-client')).toHaveText(clientSeed)
    await close()
  })

  it.each([
    ['wide', 1012, 568],
    ['tall', 390, 560],
    ['narrow', 320, 460],
    ['small', 420, 236],
  ])('has no axe violations and fits its frame: %s', async (_, width, height) => {
    const { page, close } = await open({ width, height })
    expect(await axeViolations(page)).toEqual([])
    await playRound(page)
    await waitUntilReady(page)
    const size = await page.evaluate(() => [document.body.scrollWidth, document.documentElement.scrollHeight])
    expect(size).toEqual([width, height])
    await page.route(ROUNDS, (route) => route.abort())
    await playButton(page).click()
    await expect(playButton(page)).toHaveText('Повторить')
    expect(await axeViolations(page)).toEqual([])
    await close()
  })

  it('asks to open the game again when the server no longer knows its session', async () => {
    const { page, close } = await open()
    expect((await playRound(page)).error).toBe(0)
    await fetch(`${site.address()}/api/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect((await playRound(page)).error).toBe(200)
    await expect(page.getByRole('alert')).toHaveText('Сеанс игры завершён. Откройте игру заново.')
    await close()
  })
})

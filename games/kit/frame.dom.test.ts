import { describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import type { FrameSettings } from '#contract/play/frame.ts'
import {
  rejectedBy,
  replacedBy,
  requestLost,
  responseLost,
  withData,
  type FakePlayServer,
} from '#server/testing/fake-play-server.ts'
import { textOf, useFrames } from '#server/testing/frames.ts'

/* The state machine of all frames, shown with Cherry Row: its first rounds return the stake, win ×4, and win nothing. */

const openFrame = useFrames('cherry-row')
const openPoker = useFrames('jacks-plus')
const openSlot = useFrames('amber-coast')
const openRoulette = useFrames('neva-roulette')
const ROUND = { returned: 0, won: 1, nothing: 2 } as const
const PACE_MS = 2500
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u
const settings: FrameSettings = { language: 'ru', reducedMotion: true, bet: 1 }

const idsOf = (server: FakePlayServer) => server.sent('round').map((body) => Reflect.get(Object(body), 'id'))

describe('game frame', () => {
  it.each([
    ['Cherry Row', openFrame, ['controls', 'result'], null],
    ['Amber Coast', openSlot, ['controls', 'result'], null],
    ['Neva Roulette', openRoulette, ['game', 'controls', 'result'], null],
    ['Jacks Plus', openPoker, ['controls', 'result'], ['game', 'controls', 'result']],
  ])('of %s has its Tab stops in the order of play', async (_, open, before, after) => {
    const { play, playRound } = await open()
    const partOf = (stop: Element) =>
      stop.closest('.controls') !== null ? 'controls' : stop.closest('.outcome') !== null ? 'result' : 'game'
    const expectStops = (expected: readonly string[]) => {
      const all = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select)')]
      const stops = all.filter((stop) => stop.tabIndex >= 0 && stop.closest('dialog, [hidden]') === null)
      const parts = stops.map(partOf)
      expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual(expected)
      expect(stops.findLast((stop) => partOf(stop) === 'controls')).toBe(play)
    }
    expectStops(before)
    if (after === null) return
    await playRound()
    expectStops(after)
  })

  it('shows the hint about keys only while keys reach it', async () => {
    await openFrame()
    const hasFocus = vi.spyOn(document, 'hasFocus')
    for (const [type, isFocused] of [
      ['blur', false],
      ['focus', true],
      ['blur', false],
    ] as const) {
      hasFocus.mockReturnValue(isFocused)
      window.dispatchEvent(new Event(type))
      expect(document.body.hasAttribute('data-keys')).toBe(isFocused)
    }
  })

  it.each([
    ['a pointer', 1, 1],
    ['a key', 0, 0],
  ])('plays by Space after a press of another button by %s: %s click, %s rounds', async (_, detail, rounds) => {
    const { server, get, keyDown } = await openFrame()
    for (const id of ['sound', 'raise-stake']) {
      get(id).focus()
      get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    }
    await keyDown(' ')
    expect(server.sent('round')).toHaveLength(rounds)
  })

  it.each([
    ['Enter', 'the main button'],
    ['Enter', 'the document'],
    [' ', 'the document'],
  ])('plays one round per press of %j on %s, even if the key is held', async (key, place) => {
    const { server, play, keyDown, untilReady, phase } = await openFrame()
    if (place === 'the main button') play.focus()
    await keyDown(key)
    expect(phase()).toBe('pausing')
    await keyDown(key, { isHeld: true })
    await untilReady()
    await keyDown(key, { isHeld: true })
    expect(server.sent('round')).toHaveLength(1)
    await keyDown(key)
    expect(server.sent('round')).toHaveLength(2)
  })

  it.each(['a', 'Tab', 'Escape'])('plays nothing by %s', async (key) => {
    const { server, keyDown } = await openFrame()
    await keyDown(key)
    expect(server.sent('round')).toEqual([])
  })

  it('is loading, idle, busy, pausing and idle again, and can be pressed when it is idle', async () => {
    const seen: unknown[] = []
    const { server, press, pass, phase, label, canPress, play, text } = await openFrame({
      before: (server) =>
        server.next('state', (execute) => {
          seen.push([phaseNow(), textOf(document.getElementById('balance'))])
          return execute()
        }),
    })
    const look = () => seen.push([phase(), label(), canPress()])
    look()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    server.next('round', (execute) => arrived.then(execute))
    await press()
    look()
    await press()
    arrive()
    await pass(0)
    look()
    expect(play.style.getPropertyValue('--pause')).toBe('2500ms')
    await press()
    await pass(PACE_MS - 1)
    look()
    await pass(1)
    look()
    expect(seen).toEqual([
      ['loading', '…'],
      ['idle', 'Крутить', true],
      ['busy', 'Крутим…', false],
      ['pausing', 'Крутить', false],
      ['pausing', 'Крутить', false],
      ['idle', 'Крутить', true],
    ])
    expect(server.sent('round')).toHaveLength(1)
    await press()
    expect(server.sent('round')).toHaveLength(2)
    expect(text('problem-text')).toBe('')
  })

  it('waits for the pause after the last round, also when the game is opened again', async () => {
    const { phase, canPress, pass } = await openFrame({
      before: (server) => server.next('state', withData({ waitMs: 900 })),
    })
    expect([phase(), canPress()]).toEqual(['pausing', false])
    await pass(899)
    expect(phase()).toBe('pausing')
    await pass(1)
    expect([phase(), canPress()]).toEqual(['idle', true])
  })

  it.each([
    ['a win', ROUND.won, 'Вишня, вишня, вишня: выигрыш 40 ₽, баланс 1 030 ₽', '40 ₽', 'три вишни, ×4'],
    [
      'a returned stake',
      ROUND.returned,
      'Вишня, слива, вишня: возвращено 10 ₽, баланс 1 000 ₽',
      '10 ₽',
      'две вишни: ставка возвращена',
    ],
    ['no win', ROUND.nothing, 'Слива, вишня, алмаз: без выигрыша, баланс 990 ₽', '0 ₽', 'без выигрыша'],
  ])('announces symbols, %s and balance in one sentence', async (_, nonce, sentence, win, caption) => {
    const { press, text, get } = await openFrame({ nonce })
    await press()
    expect(text('announcement')).toBe(sentence)
    expect(get('announcement').getAttribute('role')).toBe('status')
    expect([text('win'), text('win-caption'), text('round')]).toEqual([win, caption, `№ ${nonce + 1}`])
    expect(text('balance')).toBe(/баланс (.+)$/u.exec(sentence)?.[1])
  })

  it('retries the same round id after unusable responses, and stakes once', async () => {
    const unusable = [
      responseLost,
      requestLost,
      replacedBy({ error: 3, code: 3 }),
      replacedBy({ error: 0, data: {} }),
      replacedBy('<h1>Bad gateway</h1>'),
    ]
    const { server, press, label, problem, canPress, text, untilReady } = await openFrame({ nonce: ROUND.won })
    server.next('round', ...unusable)
    for (const _ of unusable) {
      await press()
      expect([label(), canPress()]).toEqual(['Повторить', true])
      expect(problem()).toBe('Ответ не пришёл, результат раунда неизвестен. Повторите: ставка не спишется дважды.')
      expect(text('announcement')).toBe('')
    }
    await press()
    expect(problem()).toBeNull()
    const ids = idsOf(server)
    expect(ids).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(UUID)))
    expect(new Set(ids).size).toBe(1)
    expect(server.purse.balance).toBe(103_000)
    expect(text('balance')).toBe('1 030 ₽')
    await untilReady()
    await press()
    expect(new Set(idsOf(server)).size).toBe(2)
  })

  it('retries a lost round by itself when the browser is online again', async () => {
    const { server, press, problem, text } = await openFrame({ nonce: ROUND.won })
    server.next('round', responseLost)
    await press()
    expect(problem()).not.toBeNull()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect([new Set(idsOf(server)).size, idsOf(server).length, problem(), text('balance')]).toEqual([
      1,
      2,
      null,
      '1 030 ₽',
    ])
  })

  it('retries a lost round with the bet that it was sent with', async () => {
    const { server, press, chooseStake } = await openFrame()
    server.next('round', requestLost)
    await press()
    await chooseStake(10)
    await press()
    const [first, second, ...others] = server.sent('round')
    expect(first).toMatchObject({ bet: { stake: 1000 } })
    expect(second).toEqual(first)
    expect(others).toEqual([])
  })

  it('starts a new round after a rejection that confirms no round was played', async () => {
    const { server, press, phase, problem, pass, untilReady } = await openFrame()
    server.next('round', rejectedBy(errorCode.tooManyRequests, { data: { waitMs: 700 } }))
    await press()
    expect([phase(), problem()]).toEqual(['pausing', 'Слишком быстро. Подождите пару секунд.'])
    await pass(699)
    expect(phase()).toBe('pausing')
    await untilReady()
    await press()
    expect(problem()).toBeNull()
    expect(new Set(idsOf(server)).size).toBe(2)
  })

  it('starts a new round after the retry of a lost one was rejected', async () => {
    const { server, press, playRound, untilReady } = await openFrame()
    server.next('round', requestLost, rejectedBy(errorCode.insufficientFunds))
    await press()
    await press()
    await untilReady()
    await playRound()
    const [first, second, third] = idsOf(server)
    expect(second).toBe(first)
    expect(third).toMatch(UUID)
    expect(third).not.toBe(first)
  })

  it.each([
    ['ru', errorCode.invalidRequest, 'Сервер не принял ставку, раунд не сыгран.'],
    ['en', errorCode.invalidRequest, 'The server rejected the bet. No round was played.'],
    ['ru', errorCode.parametersInvalid, 'Сервер не принял ставку, раунд не сыгран.'],
    ['ru', errorCode.tooManyRequests, 'Слишком быстро. Подождите пару секунд.'],
    ['ru', errorCode.insufficientFunds, 'На демо-балансе не хватает денег.'],
    ['ru', errorCode.excludedFromWagering, 'Эта игра не участвует в отыгрыше активного бонуса.'],
    ['en', errorCode.excludedFromWagering, 'This game doesn’t count towards your active bonus.'],
    ['ru', errorCode.accountBlocked, 'Аккаунт заблокирован. Напишите в поддержку.'],
    ['ru', errorCode.unfinishedGame, 'Сначала закончите раунд в другой игре.'],
    ['en', errorCode.unfinishedGame, 'Finish your round in the other game first.'],
    ['ru', errorCode.freeSpinsActive, 'Сначала сыграйте фриспины в «Вишнёвом Ряду».'],
    ['en', errorCode.freeSpinsActive, 'Play your free spins in Cherry Row first.'],
  ] as const)('explains in %s the rejection %i, and goes on with the next round', async (language, code, text) => {
    const { server, press, playRound, problem, get, untilReady } = await openFrame({ language })
    server.next('round', rejectedBy(code))
    await press()
    expect(problem()).toBe(text)
    expect(get('problem').getAttribute('role')).toBe('alert')
    await untilReady()
    expect(problem()).toBe(text)
    await playRound()
    expect(problem()).toBeNull()
  })

  it('names what the balance or the bonus does not allow', async () => {
    const { server, press, problem, untilReady } = await openFrame({ isReal: true })
    server.next('round', rejectedBy(errorCode.insufficientFunds))
    await press()
    expect(problem()).toBe('На балансе не хватает денег на эту ставку.')
    await untilReady()
    server.next('round', rejectedBy(errorCode.invalidRequest, { data: { reason: 'maxBet' } }))
    await press()
    expect(problem()).toBe('С активным бонусом такая ставка слишком велика. Выберите меньше.')
  })

  it('lets the player close a problem, and retries the same round after it', async () => {
    const { server, press, click, problem, label, play } = await openFrame()
    server.next('round', requestLost)
    await press()
    await click('problem-close')
    expect([problem(), label(), document.activeElement]).toEqual([null, 'Повторить', play])
    await press()
    expect(new Set(idsOf(server)).size).toBe(1)
  })

  it('names no purse before it knows which, also of real money', async () => {
    const seen: string[] = []
    const look = () =>
      seen.push(textOf(document.getElementById('balance-label')), textOf(document.getElementById('balance')))
    await openFrame({
      isReal: true,
      before: (server) =>
        server.next('state', (execute) => {
          look()
          return execute()
        }),
    })
    look()
    const failed = await openFrame({ before: (server) => server.next('state', requestLost) })
    look()
    await failed.press()
    look()
    expect(seen).toEqual(['Баланс', '…', 'Баланс', '1 000 ₽', 'Баланс', '…', 'Демо-баланс', '1 000 ₽'])
  })

  it('can be loaded again after the state did not arrive', async () => {
    const { phase, label, problem, press, canPress } = await openFrame({
      before: (server) => server.next('state', requestLost),
    })
    expect([phase(), label(), canPress()]).toEqual(['failed', 'Повторить', true])
    expect(problem()).toBe('Игра не загрузилась. Проверьте соединение и повторите.')
    await press()
    expect([phase(), label(), problem()]).toEqual(['idle', 'Крутить', null])
  })

  it('asks to open the game again when its launch token was used, as after a reload of the frame', async () => {
    const { server } = await openFrame()
    const { phase, problem, canPress, messages } = await openFrame({ server })
    expect([phase(), problem(), canPress()]).toEqual(['ended', 'Сеанс игры завершён. Откройте игру заново.', false])
    expect(messages).toEqual([{ v: 1, type: 'ready', supports: ['hold', 'settings', 'bet'] }])
  })

  it.each([
    ['no longer knows its session', undefined, 'expired'],
    ['plays the session elsewhere', { data: { reason: 'elsewhere' } }, 'elsewhere'],
  ])('asks to open the game again when the server %s', async (_, details, reason) => {
    const { server, connect, playRound, press, phase, problem, canPress, messages } = await openFrame()
    await connect(settings)
    await playRound()
    server.next('round', rejectedBy(errorCode.notSignedIn, details))
    await press()
    expect([phase(), problem(), canPress()]).toEqual(['ended', 'Сеанс игры завершён. Откройте игру заново.', false])
    expect(messages.at(-1)).toEqual({ v: 1, type: 'ended', reason })
    await press()
    expect(server.sent('round')).toHaveLength(2)
  })

  it('reports the end of its session to a page that answers later', async () => {
    const { connect, messages } = await openFrame({
      before: (server) => server.next('enter', rejectedBy(errorCode.notSignedIn)),
    })
    await connect(settings)
    expect(messages.at(-1)).toEqual({ v: 1, type: 'ended', reason: 'expired' })
  })

  it('refills an empty demo purse, and returns focus to the button', async () => {
    const { get, click, text, server, play } = await openFrame({ balance: 200 })
    expect(get('refill').hidden).toBe(false)
    expect(text('refill')).toBe('Пополнить демо-баланс')
    get('refill').focus()
    await click('refill')
    expect([text('balance'), get('refill').hidden]).toEqual(['1 000 ₽', true])
    expect(document.activeElement).toBe(play)
    expect(server.sent('refill')).toHaveLength(1)
  })

  it('offers the refill when a round has emptied the purse, and none for real money', async () => {
    const demo = await openFrame({ nonce: ROUND.nothing, balance: 1000 })
    expect(demo.get('refill').hidden).toBe(true)
    await demo.press()
    expect(demo.get('refill').hidden).toBe(false)
    const real = await openFrame({ isReal: true, balance: 200 })
    expect(real.get('refill').hidden).toBe(true)
    expect(real.text('balance-label')).toBe('Баланс')
  })

  it('does not know whether the purse was refilled after a lost response, and ends with its session', async () => {
    const { server, click, problem, get, phase } = await openFrame({ balance: 200 })
    server.next('refill', requestLost, rejectedBy(errorCode.notSignedIn))
    await click('refill')
    expect(problem()).toBe('Ответ не пришёл: неизвестно, пополнен ли демо-баланс. Повторите.')
    expect(get('refill').hidden).toBe(false)
    await click('refill')
    expect(phase()).toBe('ended')
  })

  it.each([
    [
      'a jackpot without a win',
      { win: 0, jackpot: 123_400, jackpotName: { ru: 'Мини', en: 'Mini' }, balance: 99_000 },
      'Джекпот Мини: 1 234 ₽! Слива, вишня, алмаз, баланс 990 ₽',
      'Джекпот Мини: 1 234 ₽!',
      '1 234 ₽',
    ],
    [
      'a jackpot beside a win',
      { win: 4000, jackpot: 123_400, jackpotName: { ru: 'Мини', en: 'Mini' } },
      'Джекпот Мини: 1 234 ₽! Слива, вишня, алмаз: выигрыш 40 ₽, баланс 990 ₽',
      'Джекпот Мини: 1 234 ₽!',
      '1 274 ₽',
    ],
    [
      'a jackpot of an earlier step',
      { win: 0, jackpot: 123_400, jackpotName: { ru: 'Мини', en: 'Mini' }, step: 1 },
      'Слива, вишня, алмаз: без выигрыша, баланс 990 ₽',
      'без выигрыша',
      '1 234 ₽',
    ],
  ])('announces %s', async (_, changes, spoken, caption, win) => {
    const { server, press, text } = await openFrame({ nonce: ROUND.nothing })
    server.next('round', withData(changes))
    await press()
    expect([text('announcement'), text('win-caption'), text('win')]).toEqual([spoken, caption, win])
  })

  it('plays the free spins of a bonus with their stake, and takes no own money', async () => {
    const { server, label, isStakeLocked, stake, playRound, text, get } = await openFrame({
      ...{ isReal: true, balance: 10_000, freeSpins: 2, nonce: ROUND.won },
    })
    expect(label()).toBe('Фриспин · 2')
    expect([isStakeLocked(), stake()]).toEqual([true, 500])
    expect(get('bonus-line').hidden).toBe(true)
    await playRound()
    expect(server.sent('round')[0]).toMatchObject({ bet: { stake: 500 }, isFreeSpin: true })
    expect([label(), text('balance'), text('bonus'), get('bonus-line').hidden]).toEqual([
      'Фриспин · 1',
      '100 ₽',
      '20 ₽',
      false,
    ])
    expect(text('announcement')).toBe('Вишня, вишня, вишня: выигрыш 20 ₽, бонусный баланс 20 ₽')
    await playRound()
    expect(label()).toBe('Крутить')
    expect([isStakeLocked(), stake()]).toEqual([false, 1000])
    await playRound()
    expect(server.sent('round')[2]).toMatchObject({ bet: { stake: 1000 }, isFreeSpin: false })
  })

  it('shows a free spin that is over meanwhile as a round that was not played', async () => {
    const { server, press, label, problem } = await openFrame({ isReal: true, freeSpins: 1 })
    server.next('round', (execute) => {
      server.purse.freeSpins = 0
      return rejectedBy(errorCode.freeSpinsActive)(execute)
    })
    await press()
    expect([label(), problem()]).toEqual(['Крутить', null])
  })

  it('works over plain HTTP, where crypto.randomUUID is unavailable', async () => {
    const { server, playRound } = await openFrame()
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await playRound()
    expect(idsOf(server)).toEqual([expect.stringMatching(UUID)])
  })

  it('shows an open round that another tab has left, and plays it on', async () => {
    const { server, press, label, problem, phase } = await openPoker()
    server.execute('round', { id: '00000000-0000-4000-8000-000000000001', bet: { stake: 500 } })
    await press()
    expect([phase(), label(), problem()]).toEqual(['idle', 'Обменять', null])
    await press()
    expect(server.sent('act')).toHaveLength(1)
    expect(server.purse.balance).toBeGreaterThanOrEqual(99_500)
  })
})

describe('game frame in its page', () => {
  it.each([
    ['cherry-row', openFrame, ['hold', 'settings', 'bet']],
    ['jacks-plus', openPoker, ['hold', 'settings', 'bet']],
    ['neva-roulette', useFrames('neva-roulette'), ['hold', 'settings']],
    ['amber-coast', useFrames('amber-coast'), ['hold', 'settings', 'bet']],
  ] as const)('lists the bet as supported if the game follows it: %s', async (_, open, supports) => {
    expect((await open()).messages).toEqual([{ v: 1, type: 'ready', supports }])
  })

  it('follows the language, the bet and the reduced motion of the page', async () => {
    const { connect, send, label, stake, chooseStake, text } = await openFrame({ isMotionReduced: false })
    expect(stake()).toBe(1000)
    await connect({ language: 'en', reducedMotion: false, bet: 0.25 })
    const root = document.documentElement
    expect([label(), document.title, root.lang, stake()]).toEqual(['Spin', 'Game', 'en', 250])
    expect(textOf(document.querySelector('h1'))).toBe('Game')
    expect(text('balance')).toBe('1,000 ₽')
    expect(root.hasAttribute('data-reduced-motion')).toBe(false)
    await chooseStake(500)
    // The choice in the frame stays until the bet of the page changes.
    await send({ v: 1, type: 'settings', language: 'ru', reducedMotion: true, bet: 0.25 })
    expect([label(), stake(), root.hasAttribute('data-reduced-motion')]).toEqual(['Крутить', 500, true])
    await send({ v: 1, type: 'settings', language: 'ru', reducedMotion: true, bet: 0.5 })
    expect(stake()).toBe(2500)
    await send({ v: 1, type: 'settings', language: 'ru', reducedMotion: true, bet: 0.1 })
    expect(stake()).toBe(500)
    await send({ v: 1, type: 'settings', language: 'ru', reducedMotion: true, bet: 7 })
    expect(stake()).toBe(500)
  })

  it('repeats the last result in the new language', async () => {
    const { connect, press, text } = await openFrame({ nonce: ROUND.won })
    await press()
    await connect({ ...settings, language: 'en' })
    expect([text('win-caption'), text('round')]).toEqual(['three cherries, ×4', 'No. 2'])
  })

  it('ignores other windows, other versions and a second port', async () => {
    const { post, send, label } = await openFrame()
    const hello = { v: 1, type: 'hello', language: 'en', reducedMotion: false, bet: 1 }
    post(hello, {})
    post({ ...hello, v: 2 })
    post({ ...hello, type: 'settings' })
    post(null)
    expect(label()).toBe('Крутить')
    post(hello)
    expect(label()).toBe('Spin')
    post({ ...hello, language: 'ru' })
    expect(label()).toBe('Spin')
    await send(JSON.parse('{"v":2,"type":"hold","why":"tucked"}'))
    await send(JSON.parse('{"v":1,"type":"other"}'))
    expect(label()).toBe('Spin')
  })

  it('reports its rounds when they are sent and after they are shown, and the player’s activity', async () => {
    const { server, connect, keyDown, messages, press, untilReady } = await openFrame()
    await connect(settings)
    messages.length = 0
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await keyDown('a')
    await keyDown('a', { isHeld: true })
    await press()
    server.next('round', rejectedBy(errorCode.invalidRequest))
    await untilReady()
    await press()
    const [first, second] = idsOf(server)
    expect(messages).toEqual([
      { v: 1, type: 'activity' },
      { v: 1, type: 'activity' },
      { v: 1, type: 'round', state: 'sent', id: first },
      { v: 1, type: 'round', state: 'settled', id: first },
      { v: 1, type: 'round', state: 'sent', id: second },
      { v: 1, type: 'round', state: 'settled', id: second },
    ])
  })

  it('reports the deal of a round as its start', async () => {
    const { server, connect, messages, playRound } = await openPoker()
    await connect(settings)
    messages.length = 0
    await playRound()
    await playRound()
    const [id] = idsOf(server)
    expect(messages).toEqual([
      { v: 1, type: 'round', state: 'sent', id },
      { v: 1, type: 'round', state: 'started', id },
      { v: 1, type: 'round', state: 'sent', id },
      { v: 1, type: 'round', state: 'settled', id },
    ])
  })

  it('holds at once between rounds, and goes on', async () => {
    const { server, connect, send, messages, press, label, canPress, keyDown } = await openFrame()
    await connect(settings)
    await send({ v: 1, type: 'hold' })
    expect(messages.at(-1)).toEqual({ v: 1, type: 'held' })
    expect([label(), canPress(), document.body.hasAttribute('data-hold')]).toEqual(['Пауза', false, true])
    await press()
    await keyDown(' ')
    expect(server.sent('round')).toEqual([])
    await send({ v: 1, type: 'go' })
    expect([label(), canPress(), document.body.hasAttribute('data-hold')]).toEqual(['Крутить', true, false])
  })

  it.each([
    ['its result is shown', undefined, ['round', 'held'], 'Пауза'],
    ['its response is lost', requestLost, ['held'], 'Повторить'],
  ])('holds after a running round when %s', async (_, handler, types, heldLabel) => {
    const { server, connect, send, messages, press, pass, label, phase, canPress } = await openFrame()
    await connect(settings)
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    server.next('round', (execute) => arrived.then(() => (handler === undefined ? execute() : handler(execute))))
    await press()
    messages.length = 0
    await send({ v: 1, type: 'hold' })
    expect([phase(), label(), messages]).toEqual(['busy', 'Крутим…', []])
    arrive()
    await pass(0)
    expect(messages.map((message) => Reflect.get(Object(message), 'type'))).toEqual(types)
    await pass(PACE_MS)
    expect([label(), canPress()]).toEqual([heldLabel, false])
    await send({ v: 1, type: 'go' })
    // A lost one is sent again by itself, as when the network is back.
    await pass(PACE_MS)
    expect([label(), canPress(), new Set(idsOf(server)).size]).toEqual(['Крутить', true, 1])
  })

  it('reads the state again when the page asks for it, and shows nothing else for it', async () => {
    const { server, connect, send, text, phase, problem } = await openFrame()
    await connect(settings)
    server.purse.balance = 12_300
    await send({ v: 1, type: 'refresh' })
    expect([text('balance'), phase()]).toEqual(['123 ₽', 'idle'])
    server.next('state', requestLost)
    await send({ v: 1, type: 'refresh' })
    expect([text('balance'), phase(), problem()]).toEqual(['123 ₽', 'idle', null])
    server.next('state', rejectedBy(errorCode.notSignedIn))
    await send({ v: 1, type: 'refresh' })
    expect(phase()).toBe('ended')
  })

  it('does not read the state while a round runs, and drops one that is older than a round', async () => {
    const { server, connect, send, press, pass, text, phase } = await openFrame({ nonce: ROUND.won })
    await connect(settings)
    const { promise: stateArrived, resolve: arriveState } = Promise.withResolvers<void>()
    const { promise: roundArrived, resolve: arriveRound } = Promise.withResolvers<void>()
    server.next('state', (execute) => {
      const older = execute()
      return stateArrived.then(() => older)
    })
    server.next('round', (execute) => roundArrived.then(execute))
    await send({ v: 1, type: 'refresh' })
    await press()
    const count = server.sent('state').length
    await send({ v: 1, type: 'refresh' })
    expect(server.sent('state')).toHaveLength(count)
    arriveState()
    await pass(0)
    expect(phase()).toBe('busy')
    arriveRound()
    await pass(0)
    expect(text('balance')).toBe('1 030 ₽')
  })
})

/** Phase of the document, before the frame is open. */
function phaseNow(): string | undefined {
  return document.body.dataset['phase']
}

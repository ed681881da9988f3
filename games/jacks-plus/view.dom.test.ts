import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { rejectedBy, requestLost, responseLost, withData } from '#server/testing/fake-play-server.ts'
import { textOf, useFrames } from '#server/testing/frames.ts'

/* The first golden round deals 3♠ J♣ 8♥ J♦ 9♥, and draws 4♠ 5♣ 2♦ for what is not held. */

const openFrame = useFrames('jacks-plus')
const DEALT = ['3 пик', 'Валет треф', '8 червей', 'Валет бубен', '9 червей']
const JACKS = [false, true, false, true, false]

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('#cards button')]
const names = () => buttons().map((button) => button.getAttribute('aria-label'))
const held = () => buttons().map((button) => button.getAttribute('aria-pressed') === 'true')
const canHold = () => buttons().every((button) => button.getAttribute('aria-disabled') === 'false')
const faces = () => [...document.querySelectorAll('#cards svg .compact text')].map(textOf)
const wonRows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-pays][data-won]')].map((row) => row.dataset['pays'])

describe('Jacks Plus', () => {
  it('deals, holds by number keys and clicks, and draws', async () => {
    const { server, playRound, keyDown, click, label, text, phase, get, stake, isStakeLocked } = await openFrame()
    expect(names()).toEqual([1, 2, 3, 4, 5].map((index) => `Карта ${index} рубашкой вверх`))
    expect([label(), canHold()]).toEqual(['Раздать', false])
    await keyDown('1')
    expect(held()).toEqual([false, false, false, false, false])
    await playRound()
    expect([label(), phase(), canHold()]).toEqual(['Обменять', 'idle', true])
    expect(names()).toEqual(DEALT)
    expect(faces()).toEqual(['3', 'J', '8', 'J', '9'])
    expect(text('announcement')).toBe(
      'Сданы 3 пик, валет треф, 8 червей, валет бубен, 9 червей. Валеты и старше. Какие карты держать?',
    )
    expect([text('hand'), text('win-caption'), text('win'), text('balance')]).toEqual([
      ...['валеты и старше', 'Какие карты держать?', '', '990 ₽'],
    ])
    expect(wonRows()).toEqual(['hand-jacks-or-better'])
    expect([stake(), isStakeLocked()]).toEqual([1000, true])

    for (const key of ['2', '5', '5', '6', '0']) await keyDown(key)
    await keyDown('2', { isHeld: true })
    const fourth = buttons()[3]
    if (fourth !== undefined) await click(fourth)
    expect(held()).toEqual(JACKS)
    await playRound()
    expect(server.sent('act')).toEqual([{ step: 0, action: { held: JACKS } }])
    expect(names()).toEqual(['4 пик', 'Валет треф', '5 треф', 'Валет бубен', '2 бубен'])
    expect(text('announcement')).toBe(
      '4 пик, валет треф, 5 треф, валет бубен, 2 бубен. Валеты и старше: возвращено 10 ₽, баланс 1 000 ₽',
    )
    expect([label(), text('win'), text('win-caption'), canHold()]).toEqual([
      ...['Раздать', '10 ₽', 'валеты и старше', false],
    ])
    expect(get('round').textContent).toBe('№ 1')
    expect(isStakeLocked()).toBe(false)
  })

  it('turns its cards face down while the next ones are dealt', async () => {
    const { server, playRound, press } = await openFrame()
    await playRound()
    await playRound()
    server.next('round', () => new Promise(() => undefined))
    await press()
    expect(names()[0]).toBe('Карта 1 рубашкой вверх')
    expect(faces()).toEqual([])
    expect(held()).toEqual([false, false, false, false, false])
  })

  it('shows the same cards after its animation', async () => {
    const { playRound } = await openFrame({ isMotionReduced: false })
    await playRound()
    expect(faces()).toEqual(['3', 'J', '8', 'J', '9'])
  })

  it('goes on with an open round when the game is opened again', async () => {
    const first = await openFrame()
    await first.playRound()
    const { server } = first
    server.launchAgain()
    const { label, text, playRound, stake, isStakeLocked } = await openFrame({ server })
    expect([label(), names(), text('balance')]).toEqual(['Обменять', DEALT, '990 ₽'])
    expect(text('announcement')).toMatch(/^Сданы 3 пик, .+ Какие карты держать\?$/u)
    expect([stake(), isStakeLocked()]).toEqual([1000, true])
    await playRound()
    expect(server.sent('act')).toHaveLength(1)
    expect(label()).toBe('Раздать')
  })

  it.each([
    ['too many requests', errorCode.tooManyRequests, { data: { waitMs: 1 } }],
    ['another rejection', errorCode.invalidRequest, {}],
  ] as const)('keeps the held cards and the stake after %s', async (_, code, details) => {
    const { server, playRound, keyDown, isStakeLocked, label } = await openFrame()
    await playRound()
    await keyDown('3')
    server.next('act', rejectedBy(code, details))
    await playRound()
    expect([held().indexOf(true), label()]).toEqual([2, 'Обменять'])
    expect(isStakeLocked()).toBe(true)
    await playRound()
    const [first, second, ...others] = server.sent('act')
    expect(second).toEqual(first)
    expect(others).toEqual([])
  })

  it.each([
    ['response', responseLost],
    ['request', requestLost],
  ])('asks for the same draw after a lost %s', async (_, handler) => {
    const { server, playRound, press, keyDown, label, problem } = await openFrame()
    await playRound()
    await keyDown('3')
    server.next('act', handler)
    await press()
    expect([label(), canHold()]).toEqual(['Повторить', false])
    await keyDown('1')
    await press()
    const action = { step: 0, action: { held: [false, false, true, false, false] } }
    expect(server.sent('act')).toEqual([action, action])
    expect([label(), problem()]).toEqual(['Раздать', null])
  })

  it('offers a new deal if another tab has finished the round', async () => {
    const { server, playRound, keyDown, press, label, text, isStakeLocked, untilReady } = await openFrame()
    await playRound()
    const id = Reflect.get(Object(server.sent('round')[0]), 'id')
    server.execute('act', { step: 0, action: { held: JACKS } }, `/play/round/${id}/act`)
    await keyDown('1')
    await press()
    await untilReady()
    // The other action is rejected, so the frame loads the state again.
    expect(server.sent('state')).toHaveLength(2)
    expect([label(), text('balance')]).toEqual(['Раздать', '1 000 ₽'])
    expect(isStakeLocked()).toBe(false)
  })

  it('keeps the held cards when the page asks for the balance', async () => {
    const { server, connect, send, playRound, keyDown, text } = await openFrame()
    await connect({ language: 'ru', reducedMotion: true, bet: 1 })
    await playRound()
    await keyDown('1')
    server.next('state', withData({ balance: 12_300 }))
    await send({ v: 1, type: 'refresh' })
    expect([text('balance'), held()]).toEqual(['123 ₽', [true, false, false, false, false]])
  })

  it('holds no cards by keys in the dialog of the rules', async () => {
    const { playRound, keyDown, get } = await openFrame()
    await playRound()
    get('rules').toggleAttribute('open', true)
    await keyDown('1')
    expect(held()).toEqual([false, false, false, false, false])
  })

  it('names its cards in the language of the page', async () => {
    const { connect, playRound, text, get } = await openFrame()
    await connect({ language: 'en', reducedMotion: true, bet: 1 })
    expect(names()[0]).toBe('Card 1, face down')
    expect(get('cards').getAttribute('aria-label')).toBe('Cards')
    await playRound()
    expect(names().slice(0, 2)).toEqual(['3 of spades', 'Jack of clubs'])
    expect(text('announcement')).toMatch(/^Dealt: 3 of spades, jack of clubs, .+ Jacks or better\. Which cards/u)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fieldOf } from '#games/json.ts'
import { rejectedBy, requestLost, responseLost } from '#server/testing/fake-play-server.ts'
import { textOf, useFrames } from '#server/testing/frames.ts'

/* The golden rounds of `games/golden.test.ts`. */

const openFrame = useFrames('blackjack')
/** A pair of tens, a blackjack, and a double that wins. */
const [PAIR, BLACKJACK, DOUBLE_WINS] = [7, 20, 24]
type Move = 'hit' | 'stand' | 'double' | 'split'

const button = (move: Move): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`[data-move="${move}"]`)
  if (found === null) throw new Error(`No button ${move}.`)
  return found
}
const possible = () =>
  [...document.querySelectorAll<HTMLElement>('[data-move][aria-disabled="false"]')].map(
    ({ dataset }) => dataset['move'],
  )
const places = () => [...document.querySelectorAll<HTMLElement>('.place:not([hidden])')]
const names = () => places().map((place) => place.getAttribute('aria-label'))
const labels = () => places().map((place) => textOf(place.querySelector('.label')))
const cards = () =>
  places().map((place) =>
    [...place.querySelectorAll<HTMLElement>('.slot')].map(({ dataset }) => dataset['card']).join(' '),
  )

/** Opens a frame and deals a round. */
async function deal(options?: Parameters<typeof openFrame>[0]) {
  const frame = await openFrame(options)
  await frame.playRound()
  return {
    ...frame,
    async move(move: Move) {
      await frame.click(button(move))
    },
  }
}

describe('Blackjack', () => {
  it('deals, plays the moves of its buttons, and shows the dealer at the end', async () => {
    const { server, text, label, canPress, move, stake, untilReady } = await deal()
    expect([label(), canPress(), text('balance')]).toEqual(['Ваш ход', false, '990 ₽'])
    expect(cards()).toEqual(['6h back', '3s Qs'])
    expect(names()).toEqual(['Дилер: 6 червей — 6', 'Вы: 3 пик, дама пик — 13'])
    expect(possible()).toEqual(['hit', 'stand', 'double'])
    expect(text('announcement')).toBe('Вы: 3 пик, дама пик — 13. У дилера 6')
    expect(text('win-caption')).toBe('13 против 6')
    await move('hit')
    expect(possible()).toEqual(['hit', 'stand'])
    await move('stand')
    expect(server.sent('act')).toEqual([
      { step: 0, action: { move: 'hit' } },
      { step: 1, action: { move: 'stand' } },
    ])
    await untilReady()
    expect(cards()).toEqual(['6h 9d 9s', '3s Qs 3c'])
    expect(labels()).toEqual(['Дилер24', 'Вы16победа'])
    expect(text('announcement')).toBe(
      'Вы: 3 пик, дама пик, 3 треф — 16, победа. У дилера 24: выигрыш 20 ₽, баланс 1 010 ₽',
    )
    expect([label(), text('win'), text('balance'), stake()]).toEqual(['Раздать', '20 ₽', '1 010 ₽', 1000])
    expect(possible()).toEqual([])
  })

  it('pays a blackjack at once', async () => {
    const { text, label } = await deal({ nonce: BLACKJACK })
    expect([label(), text('win'), text('win-caption')]).toEqual(['Раздать', '25 ₽', '21 — блэкджек'])
    expect(document.querySelector('[data-pays][data-won]')?.getAttribute('data-pays')).toBe('pays-blackjack')
  })

  it('shows what a double adds before it is pressed, and stakes it', async () => {
    const { text, move, untilReady } = await deal({ nonce: DOUBLE_WINS })
    expect(textOf(button('double'))).toMatch(/^Удвоить\+10 ₽/u)
    await move('double')
    await untilReady()
    expect([text('win'), text('balance')]).toEqual(['40 ₽', '1 020 ₽'])
  })

  it('keeps the bet locked at the stake of one hand, and plays two hands after a split', async () => {
    const { text, move, stake, untilReady } = await deal({ nonce: PAIR })
    expect(possible()).toEqual(['hit', 'stand', 'double', 'split'])
    await move('split')
    expect([stake(), text('balance')]).toEqual([1000, '980 ₽'])
    expect(cards()).toEqual(['2h back', 'Jc 5c', 'Th 4d'])
    expect(places().map((place) => place.hasAttribute('data-active'))).toEqual([false, true, false])
    expect(text('announcement')).toBe('Рука 1: валет треф, 5 треф — 15. У дилера 2')
    await move('double')
    expect(places().map((place) => place.hasAttribute('data-active'))).toEqual([false, false, true])
    await move('double')
    await untilReady()
    expect(labels()).toEqual(['Дилер19', 'Рука 121победа', 'Рука 219ничья'])
    expect([text('win'), text('balance')]).toEqual(['60 ₽', '1 020 ₽'])
    expect(text('win-caption')).toBe('21 — победа, 19 — ничья')
  })

  it('tells the page of each move, whose result it shows', async () => {
    const { connect, messages, playRound, click, untilReady } = await openFrame({ nonce: PAIR })
    await connect({ language: 'ru', reducedMotion: true, bet: 1 })
    await playRound()
    const states = () =>
      messages.flatMap((message) => (fieldOf(message, 'type') === 'round' ? [fieldOf(message, 'state')] : []))
    expect(states()).toEqual(['sent', 'started'])
    await click(button('split'))
    expect(states()).toEqual(['sent', 'started', 'sent', 'started'])
    await click(button('stand'))
    await click(button('stand'))
    await untilReady()
    expect(states().at(-1)).toBe('settled')
  })

  it.each(['double', 'split'] as const)(
    'keeps the round when the bonus does not allow the stake of a %s',
    async (name) => {
      const { server, move, problem, stake } = await deal({ nonce: PAIR, isReal: true })
      server.next('act', rejectedBy(errorCode.invalidRequest, { data: { reason: 'maxBet' } }))
      await move(name)
      expect(problem()).toBe(
        'С активным бонусом увеличить ставку этого раунда нельзя. Доиграйте его без удвоения и разделения.',
      )
      expect([stake(), possible()]).toEqual([1000, ['hit', 'stand', 'double', 'split']])
      await move('stand')
      expect([server.sent('act').length, problem()]).toEqual([2, null])
    },
  )

  it('keeps the round when the balance is too low for a double', async () => {
    const { server, text, move, problem } = await deal({ nonce: PAIR, balance: 1500 })
    await move('double')
    expect(problem()).toBe('На демо-балансе не хватает денег.')
    expect([text('balance'), cards()]).toEqual(['5 ₽', ['2h back', 'Jc Th']])
    expect(possible()).toEqual(['hit', 'stand', 'double', 'split'])
    await move('stand')
    expect(server.sent('act')).toHaveLength(2)
    expect(problem()).toBeNull()
  })

  it('is played by keys, and leads the focus to the moves and back', async () => {
    const { server, play, keyDown, untilReady } = await openFrame()
    await keyDown('1')
    expect(server.sent('act')).toEqual([])
    play.focus()
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await keyDown('Enter')
    await untilReady()
    expect(document.activeElement).toBe(button('hit'))
    // The page must not scroll to it.
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    await keyDown('4')
    await keyDown('1', { isHeld: true })
    expect(server.sent('act')).toEqual([])
    await keyDown('1')
    await keyDown('2')
    await untilReady()
    expect(server.sent('act')).toHaveLength(2)
    expect(document.activeElement).toBe(play)
  })

  it('sends no move in the dialog of the rules', async () => {
    const { server, keyDown, get } = await deal()
    get('rules').toggleAttribute('open', true)
    await keyDown('1')
    expect(server.sent('act')).toEqual([])
  })

  it('ends with the same cards and totals after its animation', async () => {
    const { move, untilReady } = await deal({ isMotionReduced: false })
    expect([cards(), labels()]).toEqual([
      ['6h back', '3s Qs'],
      ['Дилер6', 'Вы13'],
    ])
    await move('stand')
    expect(labels()).toEqual(['Дилер', 'Вы'])
    await untilReady()
    expect(cards()).toEqual(['6h 9d 3c', '3s Qs'])
    expect(labels()).toEqual(['Дилер18', 'Вы13проигрыш'])
  })

  it('clears the table for the next deal', async () => {
    const { server, press, move, untilReady } = await deal({ nonce: PAIR })
    await move('split')
    await move('stand')
    await move('stand')
    await untilReady()
    server.next('round', () => new Promise(() => undefined))
    await press()
    expect(cards()).toEqual(['', ''])
    expect(names()).toEqual(['Дилер: карт нет', 'Вы: карт нет'])
  })

  it('goes on with an open round when the game is opened again', async () => {
    const { server, move } = await deal({ nonce: PAIR })
    await move('split')
    server.launchAgain()
    const reopened = await openFrame({ server })
    expect([reopened.label(), reopened.stake(), cards()]).toEqual(['Ваш ход', 1000, ['2h back', 'Jc 5c', 'Th 4d']])
    expect(possible()).toEqual(['hit', 'stand', 'double'])
  })

  it.each([
    ['response', responseLost],
    ['request', requestLost],
  ])('doubles once after a lost %s', async (_, handler) => {
    const { server, move, press, label, text, untilReady } = await deal({ nonce: DOUBLE_WINS })
    server.next('act', handler)
    await move('double')
    expect([label(), possible()]).toEqual(['Повторить', []])
    await press()
    await untilReady()
    expect(server.sent('act')).toEqual([
      { step: 0, action: { move: 'double' } },
      { step: 0, action: { move: 'double' } },
    ])
    expect(text('balance')).toBe('1 020 ₽')
  })

  it('names its hands and moves in the language of the page', async () => {
    const { connect, text } = await deal({ nonce: PAIR })
    await connect({ language: 'en', reducedMotion: true, bet: 1 })
    expect(names()).toEqual(['Dealer: 2 of hearts — 2', 'You: jack of clubs, 10 of hearts — 20'])
    expect(textOf(button('split'))).toMatch(/^Split\+10 ₽/u)
    expect(text('win-caption')).toBe('20 against 2')
  })

  it('gives its bet to the fairness page as the verifier reads it', async () => {
    const { move, untilReady, click, get } = await deal({ nonce: DOUBLE_WINS })
    await move('double')
    await untilReady()
    await click(document.querySelector<HTMLElement>('[data-opens="rules"]') ?? 'play')
    await click('change-seeds')
    expect(get('proof')).toHaveProperty('value', expect.stringContaining('bet: stake 10; play double'))
  })
})

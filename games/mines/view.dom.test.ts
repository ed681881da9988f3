import { describe, expect, it, vi } from 'vitest'
import { requestLost, responseLost } from '#server/testing/fake-play-server.ts'
import { useFrames } from '#server/testing/frames.ts'

/* The first golden round hides three mines in cells 2, 8 and 23. */

const openFrame = useFrames('mines')
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('#cells button')]
const nameOf = (cell: number) => buttons()[cell]?.getAttribute('aria-label')
const states = () => buttons().map(({ dataset }) => dataset['state'])
const cellsThatAre = (state: string) => states().flatMap((one, cell) => (one === state ? [cell] : []))
const canOpen = () =>
  buttons().flatMap((cell, index) => (cell.getAttribute('aria-disabled') === 'false' ? [index] : []))
const mineList = () => document.querySelector<HTMLSelectElement>('#mine-list')

/** Opens a frame and starts a round. */
async function startRound(options?: Parameters<typeof openFrame>[0]) {
  const frame = await openFrame(options)
  await frame.playRound()
  return {
    ...frame,
    async open(cell: number) {
      const button = buttons()[cell]
      if (button === undefined) throw new Error(`No cell ${cell}.`)
      await frame.click(button)
    },
  }
}

describe('Mines', () => {
  it('shows before a press what the next cell and a cash-out pay, and pays it', async () => {
    const { server, text, label, canPress, open, playRound, stake, untilReady } = await startRound()
    expect([label(), canPress(), canOpen().length]).toEqual(['Откройте клетку', false, 25])
    expect([text('now'), text('next'), text('balance')]).toEqual(['—', '×1,10 · 11 ₽', '990 ₽'])
    expect(text('announcement')).toBe('Мин на поле: 3. Первая клетка принесёт 11 ₽. Откройте любую')
    await open(0)
    expect(nameOf(0)).toBe('Ряд 1, столбец 1: кристалл')
    expect([text('now'), text('next'), label()]).toEqual(['×1,10 · 11 ₽', '×1,26 · 12,60 ₽', 'Забрать 11 ₽'])
    expect(text('announcement')).toBe('Кристалл: ряд 1, столбец 1. Можно забрать 11 ₽, следующая клетка — 12,60 ₽')
    await open(0)
    await open(24)
    expect([cellsThatAre('crystal'), cellsThatAre('mine'), stake()]).toEqual([[0, 24], [], 1000])
    await playRound()
    expect(server.sent('act')).toEqual([
      { step: 0, action: { open: 0 } },
      { step: 1, action: { open: 24 } },
      { step: 2, action: { take: true } },
    ])
    await untilReady()
    expect([text('win'), text('balance'), text('win-caption')]).toEqual([
      ...['12,60 ₽', '1 002,60 ₽', 'Открыто 2 из 21, ×1,26'],
    ])
    expect(text('announcement')).toBe('Открыто 2 из 21, ×1,26: выигрыш 12,60 ₽, баланс 1 002,60 ₽')
    expect([cellsThatAre('mine'), canOpen(), label()]).toEqual([[2, 8, 23], [], 'Играть'])
  })

  it('ends at a mine, and shows where the others were', async () => {
    const { text, open, untilReady, label, playRound } = await startRound()
    await open(8)
    await untilReady()
    expect([nameOf(8), nameOf(2)]).toEqual(['Ряд 2, столбец 4: мина, вы её открыли', 'Ряд 1, столбец 3: мина'])
    expect(text('announcement')).toBe('Мина, ряд 2, столбец 4: без выигрыша, баланс 990 ₽')
    expect([text('win'), text('win-caption'), label()]).toEqual(['0 ₽', 'мина', 'Играть'])
    await playRound()
    expect([cellsThatAre('closed').length, canOpen().length]).toEqual([25, 25])
  })

  it('cashes out by itself at the last payout', async () => {
    const { text, open, enter, playRound, untilReady } = await openFrame().then((frame) => ({
      ...frame,
      open: (cell: number) => frame.click(buttons()[cell] ?? frame.play),
    }))
    await enter('mine-list', '24')
    expect(text('next')).toBe('×24,50 · 245 ₽')
    await playRound()
    await open(10)
    await untilReady()
    expect(text('announcement')).toBe('Высшая выплата поля, ×24,50: выигрыш 245 ₽, баланс 1 235 ₽')
  })

  it('says before a round that it must be started', async () => {
    const { click, play, text, server, get, untilReady, press } = await openFrame()
    await click(buttons()[3] ?? play)
    expect([text('press-note'), text('announcement')]).toEqual(['Сначала нажмите «Играть»', 'Сначала нажмите «Играть»'])
    expect(server.sent('act')).toEqual([])
    await press()
    await untilReady()
    // Tab leads past the stake that cannot be changed now.
    expect([get('lower-stake').tabIndex, get('raise-stake').tabIndex]).toEqual([-1, -1])
  })

  it('is played by arrows and Enter', async () => {
    const { keyDown, click, play, server, untilReady } = await openFrame()
    play.focus()
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await keyDown('Enter')
    await untilReady()
    expect(document.activeElement).toBe(buttons()[0])
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'End']) await keyDown(key)
    expect(document.activeElement).toBe(buttons()[9])
    await keyDown('ArrowRight')
    await keyDown('Home')
    await keyDown('Enter')
    expect(server.sent('act')).toEqual([{ step: 0, action: { open: 5 } }])
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons()[5]])
    await keyDown('Enter', { isHeld: true })
    expect(server.sent('act')).toHaveLength(1)
    await click(buttons()[24] ?? play)
    expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons()[24]])
  })

  it('locks the bet of an open round, and goes on with it when the game is opened again', async () => {
    const first = await openFrame()
    await first.enter('mine-list', '5')
    await first.playRound()
    expect(mineList()?.disabled).toBe(true)
    await first.click(buttons()[0] ?? first.play)
    first.server.launchAgain()
    const { label, text, playRound } = await openFrame({ server: first.server })
    expect([mineList()?.value, mineList()?.disabled, label()]).toEqual(['5', true, 'Забрать 12,20 ₽'])
    expect([cellsThatAre('crystal'), cellsThatAre('mine'), canOpen().length]).toEqual([[0], [], 24])
    expect(text('announcement')).toContain('Можно забрать 12,20 ₽')
    await playRound()
    expect([text('win'), mineList()?.disabled]).toEqual(['12,20 ₽', false])
  })

  it.each([
    ['response', responseLost],
    ['request', requestLost],
  ])('opens the same cell after a lost %s', async (_, handler) => {
    const { server, open, press, label } = await startRound()
    server.next('act', handler)
    await open(6)
    expect([label(), states()[6], canOpen()]).toEqual(['Повторить', 'closed', []])
    await press()
    expect(server.sent('act')).toEqual([
      { step: 0, action: { open: 6 } },
      { step: 0, action: { open: 6 } },
    ])
    expect([states()[6], label()]).toEqual(['crystal', 'Забрать 11 ₽'])
  })

  it('opens nothing before a round and on hold', async () => {
    const { server, connect, send, play, click, playRound } = await openFrame()
    await click(buttons()[0] ?? play)
    expect(server.sent('act')).toEqual([])
    await connect({ language: 'ru', reducedMotion: true, bet: 1 })
    await playRound()
    await send({ v: 1, type: 'hold' })
    await click(buttons()[0] ?? play)
    expect([server.sent('act'), states()[0]]).toEqual([[], 'closed'])
  })

  it('names its cells and payouts in the language of the page', async () => {
    const { connect, open, text, label } = await startRound()
    await connect({ language: 'en', reducedMotion: true, bet: 1 })
    await open(12)
    expect(nameOf(12)).toBe('Row 3, column 3: crystal')
    expect([text('next'), label()]).toEqual(['×1.26 · 12.60 ₽', 'Cash out 11 ₽'])
    expect(mineList()?.selectedOptions[0]?.textContent).toBe('Mines: 3')
    expect(document.querySelector('#steps [aria-current]')?.textContent).toBe('1: ×1.10')
  })

  it('gives its bet to the fairness page as the verifier reads it', async () => {
    const { open, playRound, click, get } = await startRound()
    await open(0)
    await playRound()
    await click(document.querySelector<HTMLElement>('[data-opens="rules"]') ?? 'play')
    await click('change-seeds')
    expect(get('proof')).toHaveProperty('value', expect.stringContaining('bet: stake 10; mines 3; open 1'))
  })
})

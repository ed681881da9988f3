import { describe, expect, it } from 'vitest'
import { textOf, useFrames } from '#server/testing/frames.ts'

/* Golden rounds: two lines, free spins, free spins that win more, three lines beside free spins. */
const ROUND = { lines: 0, freeSpins: 83, moreFreeSpins: 873, both: 192 } as const

const openFrame = useFrames('amber-coast')
const lineCount = () => document.querySelectorAll('#lines polyline:not(.under)').length
const wonCells = () => document.querySelectorAll('.strip svg[data-won]').length
const paysOf = (symbol: string) =>
  [...document.querySelectorAll('.paytable tr')]
    .filter((row) => row.querySelector(`[href="#${symbol}"]`) !== null)
    .flatMap((row) => [...row.querySelectorAll('td')].map(textOf))

describe('Amber Coast', () => {
  it.each([true, false])('draws the winning lines and names them, with reduced motion: %s', async (isMotionReduced) => {
    const { playRound, text, get } = await openFrame({ nonce: ROUND.lines, isMotionReduced })
    await playRound()
    expect(text('announcement')).toBe(
      'Якорь, 4 подряд, линия 3 — 60 ₽; рыба, 4 подряд, линия 17 — 12 ₽: выигрыш 72 ₽, баланс 1 062 ₽',
    )
    expect(text('win-caption')).toBe('4 × якорь, линия 3: 60 ₽; 4 × рыба, линия 17: 12 ₽')
    expect(get('reels').getAttribute('aria-label')).toBe(
      'Барабаны. Верхний ряд: штурвал, морская звезда, галька, маяк, галька. Средний ряд: рыба, рыба, штурвал, рыба, морская звезда. Нижний ряд: якорь, якорь, янтарь, янтарь, рыба.',
    )
    expect([...get('badges').children].map(textOf)).toEqual(['', '17', '3'])
    expect([lineCount(), wonCells(), get('reels').hasAttribute('data-won')]).toEqual([2, 7, true])
    await playRound()
    expect(text('announcement')).not.toContain('линия 3 — 60')
    expect(text('status')).toBe('20 линий. 3 маяка — 8 фриспинов ×2')
  })

  it('removes the lines when the next spin begins', async () => {
    const { server, playRound, press, get } = await openFrame({ nonce: ROUND.lines })
    await playRound()
    server.next('round', () => new Promise(() => undefined))
    await press()
    expect([lineCount(), wonCells(), textOf(get('badges'))]).toEqual([0, 0, ''])
  })

  it('plays free spins one by one: a press is one spin, also with a held key', async () => {
    const { server, play, playRound, keyDown, untilReady, text, label, stake, isStakeLocked } = await openFrame({
      nonce: ROUND.freeSpins,
    })
    await playRound()
    expect(text('announcement')).toBe('Маяк, 3 на экране — 20 ₽; фриспинов выиграно: 8. Всего 20 ₽')
    expect([text('status'), label(), text('win')]).toEqual(['Фриспины: 8, выигрыши ×2Всего 20 ₽', 'Фриспин 1 из 8', ''])
    expect(document.body.hasAttribute('data-free')).toBe(true)
    expect([stake(), isStakeLocked()]).toEqual([1000, true])
    play.focus()
    for (const isHeld of [false, true, true]) {
      await keyDown('Enter', { isHeld })
      await untilReady()
      expect(text('status')).toBe('Фриспин 1 из 8, ×2Всего 28 ₽')
    }
    for (const number of [2, 3]) {
      expect(label()).toBe(`Фриспин ${number} из 8`)
      await playRound()
    }
    expect(text('announcement')).toBe('Фриспин 3 из 8. Галька, 3 подряд, линии 6, 18 — 12 ₽. Всего 62 ₽')
    expect(server.sent('act').at(-1)).toEqual({ step: 2, action: { spin: true } })
    for (const _ of [4, 5, 6, 7, 8]) await playRound()
    expect(text('announcement')).toBe('Фриспин 8 из 8. Линии не совпали. Весь раунд: выигрыш 192 ₽, баланс 1 182 ₽')
    expect([text('win-caption'), text('win'), label()]).toEqual(['вместе с фриспинами (8)', '192 ₽', 'Крутить'])
    expect(isStakeLocked()).toBe(false)
  })

  it('goes on with its free spins when the game is opened again', async () => {
    const first = await openFrame({ nonce: ROUND.freeSpins })
    for (const _ of [0, 1, 2, 3]) await first.playRound()
    const stops = first.get('reels').getAttribute('aria-label')
    const { server } = first
    server.launchAgain()
    const { label, text, isStakeLocked, playRound, get } = await openFrame({ server })
    expect([label(), text('status')]).toEqual(['Фриспин 4 из 8', 'Фриспин 3 из 8, ×2Всего 62 ₽'])
    expect(text('announcement')).toBe('Фриспин 3 из 8. Галька, 3 подряд, линии 6, 18 — 12 ₽. Всего 62 ₽')
    expect(get('reels').getAttribute('aria-label')).toBe(stops)
    expect([text('balance'), isStakeLocked()]).toEqual(['990 ₽', true])
    await playRound()
    expect(server.sent('act').at(-1)).toMatchObject({ step: 3 })
  })

  it('counts the free spins that a free spin wins', async () => {
    const { playRound, label } = await openFrame({ nonce: ROUND.moreFreeSpins })
    for (const _ of [0, 1, 2, 3, 4, 5]) await playRound()
    expect(label()).toBe('Фриспин 6 из 16')
  })

  it('names lines and free spins of one spin, in both languages', async () => {
    const { playRound, connect, text, label, get } = await openFrame({ nonce: ROUND.both })
    await playRound()
    expect(lineCount()).toBe(3)
    expect(text('announcement')).toMatch(/^Маяк, \d на экране — .+; фриспинов выиграно: 8; .+, линия/u)
    await connect({ language: 'en', reducedMotion: true, bet: 1 })
    expect(label()).toBe('Free spin 1 of 8')
    expect(text('status')).toMatch(/^Free spins: 8, wins ×2Total /u)
    expect(get('reels').getAttribute('aria-label')).toMatch(/^Reels\. Top row: (?:[^,.]+, ){4}/u)
  })

  it('shows what symbols pay for the chosen stake, and for that of an open round', async () => {
    const { chooseStake, playRound, connect, send } = await openFrame({ nonce: ROUND.freeSpins })
    expect(paysOf('anchor')).toEqual(['15', '60', '300'])
    await chooseStake(250)
    expect(paysOf('anchor')).toEqual(['3,75', '15', '75'])
    await playRound()
    await connect({ language: 'ru', reducedMotion: true, bet: 0.1 })
    await send({ v: 1, type: 'refresh' })
    expect(paysOf('anchor')).toEqual(['3,75', '15', '75'])
  })
})

import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { rejectedBy, requestLost } from '#server/testing/fake-play-server.ts'
import { textOf, useFrames } from '#server/testing/frames.ts'

/* The first golden round is 19, red. */

const openFrame = useFrames('neva-roulette')

/** A button by its name: its label, or its text. */
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\s/gu, ' ') === name,
  )
  if (found === undefined) throw new Error(`The frame has no button "${name}".`)
  return found
}
const chipTexts = () => [...document.querySelectorAll('.chip')].map(textOf)
const listedChips = () => [...document.querySelectorAll('#chip-list li')].map(textOf)
const chooseChip = (kopecks: number) =>
  document.querySelector<HTMLInputElement>(`#values input[value="${kopecks}"]`)?.click()

describe('Neva Roulette', () => {
  it('places chips by name, and removes them by key, button and list', async () => {
    const { server, click, text, keyDown, press, canPress } = await openFrame()
    expect(canPress()).toBe(false)
    await click(button('17, чёрное'))
    expect(text('table-note')).toBe('17, чёрное: 10 ₽, всего 10 ₽')
    await click(button('Красное'))
    await click(button('Красное, на столе 10 ₽'))
    expect(text('table-note')).toBe('Красное: 20 ₽, всего 30 ₽')
    expect([text('total'), canPress(), chipTexts()]).toEqual(['30 ₽', true, ['10', '20']])
    button('Красное, на столе 20 ₽').focus()
    await keyDown('Backspace')
    expect(text('table-note')).toBe('Красное: фишка убрана, всего 20 ₽')
    await keyDown('Delete')
    await keyDown('Delete')
    expect(text('total')).toBe('10 ₽')
    await click(button('Чёрное'))
    await click(button('Отменить последнее действие'))
    expect(text('table-note')).toBe('На столе 10 ₽')
    await press()
    expect(server.sent('round')[0]).toMatchObject({ bet: { chips: [{ on: 'straight-17', kopecks: 1000 }] } })
  })

  it('bets on neighbours by the chosen kind, and lists all chips', async () => {
    const { server, enter, click, press, get, text, canPress } = await openFrame()
    const dialog = get('chips')
    await enter('kinds', 'corner')
    await click(button('Каре 0, 1, 2, 3'))
    await enter('kinds', 'split')
    // The chip of the other kind stays on the cloth.
    expect(chipTexts()).toEqual(['10'])
    await click(button('Сплит 17, 20'))
    await click(button('Ставка20 ₽'))
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(listedChips()).toEqual(['Каре 0, 1, 2, 310 ₽−', 'Сплит 17, 2010 ₽−', 'Убрать все'])
    await click(button('Убрать: Каре 0, 1, 2, 3'))
    expect(document.activeElement).toBe(get('chips-close'))
    await click('chips-close')
    await press()
    expect(server.sent('round')[0]).toMatchObject({ bet: { chips: [{ on: 'split-17-20', kopecks: 1000 }] } })
    await click('show-chips')
    await click(button('Убрать все'))
    expect([dialog.hasAttribute('open'), text('total'), canPress()]).toEqual([false, '0 ₽', false])
    expect(listedChips()).toEqual(['Стол пуст: поставьте фишку.'])
  })

  it('names the chips that the smallest layout hides', async () => {
    const { click, text, get } = await openFrame()
    await click(button('Красное'))
    expect(get('hidden-chips').hidden).toBe(true)
    await click(button('17, чёрное'))
    await click(button('Дюжина 1–12'))
    expect(text('hidden-chips')).toBe('17, чёрное — 10 ₽ · Дюжина 1–12 — 10 ₽')
    await click('clear')
    expect(get('hidden-chips').hidden).toBe(true)
  })

  it('takes no more than a round may cost, nor more places than it may have', async () => {
    const { click, text, get, keyDown } = await openFrame()
    chooseChip(500_000)
    await click(button('Красное'))
    await click(button('Чёрное'))
    await click('double')
    expect([text('table-note'), text('total')]).toEqual(['На столе 20 000 ₽', '20 000 ₽'])
    await click('double')
    expect([text('table-note'), text('press-note'), get('press-note').hidden]).toEqual([
      'Не больше 20 000 ₽ за раунд.',
      'Не больше 20 000 ₽ за раунд.',
      false,
    ])
    await keyDown('Tab')
    expect(get('press-note').hidden).toBe(true)
    await click(button('Красное, на столе 10 000 ₽'))
    expect([text('table-note'), text('total')]).toEqual(['Не больше 20 000 ₽ за раунд.', '20 000 ₽'])
    const other = await openFrame()
    chooseChip(500)
    const places = [...document.querySelectorAll<HTMLButtonElement>('#numbers button')].slice(0, 31)
    for (const place of places) await other.click(place)
    expect(other.text('table-note')).toBe('Не больше 30 мест за раунд.')
    expect(other.text('total')).toBe('150 ₽')
  })

  it.each([true, false])(
    'shows the number and marks the bets that it pays until the next round, with reduced motion: %s',
    async (isMotionReduced) => {
      const { server, click, playRound, press, text, get } = await openFrame({ isMotionReduced })
      await click(button('Красное'))
      await click(button('Чёрное'))
      await playRound()
      expect(text('announcement')).toBe('19, красное: возвращено 20 ₽, баланс 1 000 ₽')
      expect([text('number'), get('number').dataset['colour'], text('win-caption')]).toEqual([
        ...['19', 'red', '19, красное'],
      ])
      const won = () =>
        [...document.querySelectorAll<HTMLElement>('#table [data-won]:not(.chip)')].map(
          (one) => one.dataset['bet'] ?? textOf(one),
        )
      expect(won()).toEqual(['19', 'red'])
      const chips = (mark: string) => [...document.querySelectorAll<HTMLElement>(`.chip[${mark}]`)]
      expect([chips('data-won'), chips('data-lost')].map((all) => all.map(({ dataset }) => dataset['on']))).toEqual([
        ['red'],
        ['black'],
      ])
      server.next('round', () => new Promise(() => undefined))
      await press()
      expect([won(), chips('data-won'), chips('data-lost')]).toEqual([[], [], []])
    },
  )

  it('keeps its chips for the next round, and changes none while the wheel turns', async () => {
    const { server, click, press, text, untilReady } = await openFrame()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    server.next('round', (execute) => arrived.then(execute))
    await click(button('Красное'))
    await press()
    expect(textOf(document.querySelector('#play-label'))).toBe('Шарик бежит…')
    await click(button('Чёрное'))
    expect(text('total')).toBe('10 ₽')
    await click('undo')
    expect(text('total')).toBe('10 ₽')
    arrive()
    await untilReady()
    await press()
    expect(server.sent('round').map((body) => Reflect.get(Object(body), 'bet'))).toEqual([
      { chips: [{ on: 'red', kopecks: 1000 }] },
      { chips: [{ on: 'red', kopecks: 1000 }] },
    ])
  })

  it('clears the table, repeats the chips of the last round, and lists its number', async () => {
    const { click, playRound, text, get } = await openFrame()
    await click(button('Красное'))
    // Nothing was played yet.
    await click('repeat')
    expect([text('total'), get('repeat').getAttribute('aria-disabled')]).toEqual(['10 ₽', 'true'])
    await click(button('17, чёрное'))
    await playRound()
    await click(button('Чёрное'))
    await click('clear')
    expect([text('total'), text('table-note'), chipTexts()]).toEqual(['0 ₽', 'На столе 0 ₽', []])
    await click('undo')
    expect(text('total')).toBe('30 ₽')
    await click('repeat')
    expect([text('total'), chipTexts()]).toEqual(['20 ₽', ['10', '10']])
    await click('double')
    await click('undo')
    expect(text('total')).toBe('20 ₽')
    await playRound()
    expect([...get('last-numbers').children].map(textOf)).toEqual(['6', '19'])
  })

  it.each([
    ['rejected', rejectedBy(errorCode.insufficientFunds)],
    ['lost', requestLost],
  ])('shows no number for a round that is %s', async (_, handler) => {
    const { server, click, playRound, press, text } = await openFrame({ isMotionReduced: false })
    await click(button('Красное'))
    await playRound()
    server.next('round', handler)
    await press()
    expect(text('number')).toBe('')
    expect(text('total')).toBe('10 ₽')
  })

  it('gives the last bet with the revealed seed, as the fairness page reads it', async () => {
    const { click, enter, playRound, get } = await openFrame()
    const proof = get('proof')
    await click(button('Красное'))
    await enter('kinds', 'split')
    await click(button('Сплит 17, 20'))
    await playRound()
    await click(button('Проверить раунд'))
    await click('change-seeds')
    expect(proof instanceof HTMLTextAreaElement && proof.value.split('\n').at(-1)).toBe(
      'nonce 0, bet: red 10, split-17-20 10',
    )
    // The pair after it has no round.
    await click('change-seeds')
    expect(proof instanceof HTMLTextAreaElement && proof.value).not.toContain('bet:')
  })

  it('has one tab stop on the table, which follows the focus', async () => {
    await openFrame()
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('#table button')].filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toHaveLength(1)
    button('Красное').focus()
    expect(stops()).toEqual([button('Красное')])
  })

  it('names its places in the language of the page, and keeps the chips', async () => {
    const { connect, click, text } = await openFrame()
    await click(button('17, чёрное'))
    await connect({ language: 'en', reducedMotion: true, bet: 1 })
    expect(button('17, black, 10 ₽ on the table')).toBeTruthy()
    expect([text('total'), textOf(button('Red'))]).toEqual(['10 ₽', 'Red'])
    expect(text('values')).toContain('Chip')
  })
})

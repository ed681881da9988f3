import { describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import type { FrameSettings } from '#contract/play/frame.ts'
import { rejectedBy, requestLost, withData } from '#server/testing/fake-play-server.ts'
import { useFrames, type OpenFrame } from '#server/testing/frames.ts'

/* Auto-play of the slots: the first rounds of Cherry Row return the stake, win ×4, and win nothing. */

const openFrame = useFrames('cherry-row')
const openCoast = useFrames('amber-coast')
const openPoker = useFrames('jacks-plus')
const NOTHING = withData({ win: 0 })
const settings: FrameSettings = { language: 'ru', reducedMotion: true, bet: 1 }
const nothing = (count: number) => Array.from({ length: count }, () => NOTHING)

/** Opens a frame and starts auto-play with the first choices: 10 rounds, at most 5 stakes lost. */
async function openRunning(options?: Parameters<OpenFrame>[0], open: OpenFrame = openFrame) {
  const frame = await open(options)
  const choose = async (group: string, index: number) => {
    const input = frame.get(group).querySelectorAll('input')[index]
    if (input === undefined) throw new Error(`#${group} has no choice ${index}.`)
    await frame.click(input)
  }
  const isOpen = () => frame.get('autoplay').hasAttribute('open')
  return {
    ...frame,
    choose,
    isOpen,
    roundCount: () => frame.server.sent('round').length,
    note: () => (frame.get('autoplay-note').hidden ? null : frame.text('autoplay-text')),
    start: async () => {
      await frame.click('autoplay-open')
      await frame.click('autoplay-start')
    },
    /** Lets all rounds end that begin by themselves. */
    async finish() {
      for (let rounds = 0; rounds < 60; rounds += 1) await frame.pass(2500)
    },
  }
}

describe('auto-play', () => {
  it('shows rounds, loss limit and the whole price before it starts', async () => {
    const { click, text, get, choose, isOpen, roundCount } = await openRunning()
    await click('autoplay-open')
    const limits = () => [...get('autoplay-limits').querySelectorAll('label')].map((label) => label.textContent)
    const plain = () => limits().map((limit) => limit?.replaceAll('\u00a0', ' '))
    expect([isOpen(), text('autoplay-start'), plain()]).toEqual([true, 'Начать: 10 × 10 ₽', ['30 ₽', '50 ₽', '100 ₽']])
    await choose('autoplay-rounds', 2)
    expect([text('autoplay-start'), plain()]).toEqual(['Начать: 50 × 10 ₽', ['130 ₽', '250 ₽', '500 ₽']])
    expect(get('autoplay-limits').querySelector<HTMLInputElement>('input:checked')?.value).toBe('25000')
    await click('autoplay-close')
    expect([isOpen(), roundCount()]).toEqual([false, 0])
  })

  it('plays the chosen rounds with an id each at the pace of the server, and sums them up', async () => {
    const { server, start, label, canPress, finish, roundCount, note, text, pass, play } = await openRunning()
    await start()
    expect([label(), canPress(), roundCount()]).toEqual(['Стоп (ещё 9)', true, 1])
    expect(document.activeElement).toBe(play)
    expect(text('autoplay-announcement')).toBe('Автоигра началась: раундов — 10, предел потерь 50 ₽.')
    await pass(2499)
    expect(roundCount()).toBe(1)
    server.next('round', ...Array.from({ length: 9 }, () => withData({ win: 1000 })))
    await finish()
    const ids = server.sent('round').map((body) => Reflect.get(Object(body), 'id'))
    expect([ids.length, new Set(ids).size, label()]).toEqual([10, 10, 'Крутить'])
    expect(note()).toBe('Автоигра закончена. Раундов: 10, поставлено 100 ₽, выиграно 100 ₽.')
    expect(text('autoplay-announcement')).toBe(note())
  })

  it('keeps the loss limit that was chosen', async () => {
    const { server, click, choose, finish, roundCount } = await openRunning()
    server.next('round', ...nothing(10))
    await click('autoplay-open')
    await choose('autoplay-limits', 0)
    await click('autoplay-start')
    await finish()
    expect(roundCount()).toBe(3)
  })

  it('stops before a stake that could pass the loss limit', async () => {
    const { server, start, finish, roundCount, note } = await openRunning()
    server.next('round', ...nothing(10))
    await start()
    await finish()
    expect(roundCount()).toBe(5)
    expect(note()).toBe(
      'Автоигра остановлена: следующая ставка может превысить предел потерь. Раундов: 5, поставлено 50 ₽, выиграно 0 ₽.',
    )
  })

  it('announces wins and its end, and no losses', async () => {
    const { server, start, finish, text, pass } = await openRunning()
    server.next('round', NOTHING, withData({ win: 4000 }), NOTHING)
    await start()
    expect(text('announcement')).toBe('')
    await pass(2500)
    expect(text('announcement')).toMatch(/выигрыш 40 ₽/u)
    await pass(2500)
    expect(text('announcement')).toMatch(/выигрыш 40 ₽/u)
    await finish()
    expect(text('autoplay-announcement')).toMatch(/^Автоигра/u)
  })

  it.each([
    ['the main button', async ({ press }: { press: () => Promise<void> }) => press()],
    ['Space', async ({ keyDown }: { keyDown: (key: string) => Promise<void> }) => keyDown(' ')],
  ])('is stopped by %s, and plays nothing by the same press', async (_, stop) => {
    const frame = await openRunning()
    await frame.start()
    frame.play.blur()
    await stop(frame)
    expect([frame.note(), frame.label()]).toEqual([
      'Автоигра остановлена. Раундов: 1, поставлено 10 ₽, выиграно 10 ₽.',
      'Крутить',
    ])
    await frame.finish()
    expect(frame.roundCount()).toBe(1)
    // The note belongs to the rounds before.
    await frame.press()
    expect([frame.roundCount(), frame.note()]).toEqual([2, null])
  })

  it('counts the round that runs when it is stopped', async () => {
    const { server, start, press, label, note, pass } = await openRunning()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    server.next('round', (execute) => arrived.then(execute))
    await start()
    await press()
    expect([label(), note()]).toEqual(['Крутим…', null])
    arrive()
    await pass(0)
    expect(note()).toBe('Автоигра остановлена. Раундов: 1, поставлено 10 ₽, выиграно 10 ₽.')
  })

  it.each([
    ['refused', rejectedBy(errorCode.insufficientFunds), 'На демо-балансе не хватает денег.', 'Крутить'],
    [
      'left without a response',
      requestLost,
      'Ответ не пришёл, результат раунда неизвестен. Повторите: ставка не спишется дважды.',
      'Повторить',
    ],
  ])('ends when a round is %s', async (_, handler, problem, label) => {
    const frame = await openRunning()
    await frame.start()
    frame.server.next('round', handler)
    await frame.pass(2500)
    expect([frame.roundCount(), frame.problem(), frame.label()]).toEqual([2, problem, label])
    expect(frame.text('autoplay-announcement')).toMatch(/раунд не сыгран или его результат неизвестен/u)
    await frame.finish()
    expect(frame.roundCount()).toBe(2)
  })

  it('ends when the page puts the game on hold', async () => {
    const { connect, send, start, finish, roundCount, note, label } = await openRunning()
    await connect(settings)
    await start()
    await send({ v: 1, type: 'hold' })
    expect(label()).toBe('Пауза')
    await send({ v: 1, type: 'go' })
    await finish()
    expect([roundCount(), note()]).toEqual([1, expect.stringContaining('игра была на паузе')])
  })

  it('ends when the page is hidden', async () => {
    const { start, finish, roundCount, note } = await openRunning()
    await start()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await finish()
    expect([roundCount(), note()]).toEqual([1, expect.stringContaining('страница была скрыта')])
  })

  it('ends when a dialog covers the main button, or the stake changes', async () => {
    const { start, finish, roundCount, click, get, chooseStake, note } = await openRunning()
    await start()
    await click(document.querySelector<HTMLElement>('[data-opens="rules"]') ?? 'play')
    await finish()
    expect(roundCount()).toBe(1)
    await click('rules-close')
    await start()
    await chooseStake(2000)
    await finish()
    expect([roundCount(), get('rules').hasAttribute('open')]).toEqual([2, false])
    expect(note()).toMatch(/^Автоигра остановлена: ставка изменилась/u)
  })

  it('leaves the free spins of a round to the player', async () => {
    const { server, start, finish, roundCount, note } = await openRunning({}, openCoast)
    server.next('round', withData({ isOver: false }))
    await start()
    await finish()
    expect([roundCount(), server.sent('act').length, note()]).toEqual([1, 0, expect.stringContaining('фриспины')])
  })

  it('cannot be started with the free spins of a bonus', async () => {
    const { click, isOpen, get } = await openRunning({ isReal: true, freeSpins: 2 })
    expect(get('autoplay-open').getAttribute('aria-disabled')).toBe('true')
    await click('autoplay-open')
    expect(isOpen()).toBe(false)
  })

  it('belongs to games whose rounds need no decision', async () => {
    await openPoker()
    expect(document.getElementById('autoplay-open')).toBeNull()
  })
})

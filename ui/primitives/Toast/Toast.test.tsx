import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { keepClear, keepLowerHalfClear } from '../../private/keep-clear.ts'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Toasts, type ToastMessage } from './Toast.tsx'

const messages: readonly ToastMessage[] = [
  { id: 1, tone: 'negative', title: 'Сервер не ответил', text: 'Попробуйте ещё раз.' },
  { id: 2, tone: 'positive', title: 'Вывод подтверждён', text: 'Деньги придут в течение трёх часов.' },
]

describeComponent('Toasts', (probe) => <Toasts {...probe} messages={messages} onClose={() => undefined} />)

describe('Toasts', () => {
  it('are in a region that F8 can focus', () => {
    renderUi(<Toasts messages={messages} onClose={() => undefined} />)
    const region = within(screen.getByRole('region', { name: 'Сообщения (F8)' }))
    expect(region.getAllByRole('listitem')).toHaveLength(2)
  })

  it('are announced once: the inner alert is not a live region', () => {
    renderUi(<Toasts messages={messages} onClose={() => undefined} />)
    const region = within(screen.getByRole('region'))
    expect(region.queryByRole('alert')).toBeNull()
    expect(region.queryByRole('status')).toBeNull()
  })

  it('link to their action and close on a click on it', async () => {
    const onClose = vi.fn()
    const [message] = messages
    if (message === undefined) throw new Error('No message.')
    renderUi(<Toasts messages={[{ ...message, action: { label: 'К бонусам', href: '#bonuses' } }]} onClose={onClose} />)
    const link = screen.getByRole('link', { name: 'К бонусам' })
    expect(link.getAttribute('href')).toBe('#bonuses')
    await userEvent.click(link)
    expect(onClose).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('show the arch of a new level, and announce and close it like any other', async () => {
    const onClose = vi.fn()
    const level: ToastMessage = {
      id: 3,
      tone: 'positive',
      level: 3,
      title: 'Новый уровень: Постоянный 1',
      text: 'Кешбэк 25 % и бонус 20 000 ₽.',
      action: { label: 'К бонусам', href: '#bonuses' },
    }
    renderUi(<Toasts messages={[level]} onClose={onClose} />)
    const region = within(screen.getByRole('region'))
    expect(region.getByRole('listitem').querySelectorAll('[data-level="3"] svg g')).toHaveLength(3)
    expect(region.queryByRole('status')).toBeNull()
    expect(region.getByRole('link', { name: 'К бонусам' })).toBeTruthy()
    await userEvent.click(region.getByRole('button', { name: 'Закрыть' }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('restore focus to where it was before F8 when the last one is closed', async () => {
    const page = (pageMessages: readonly ToastMessage[], onClose: (id: number) => void) => (
      <>
        <button type="button">Дальше</button>
        {pageMessages.length === 0 ? null : <Toasts messages={pageMessages} onClose={onClose} />}
      </>
    )
    let current = messages
    const { rerender } = renderUi(page(current, () => undefined))
    const close = (id: number) => {
      current = current.filter((message) => message.id !== id)
      rerender(page(current, close))
    }
    rerender(page(current, close))
    screen.getByRole('button', { name: 'Дальше' }).focus()
    await userEvent.keyboard('[F8]')
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] ?? document.body)
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true)
    screen.getByRole('button', { name: 'Закрыть' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }))
  })

  it('call onClose with the id of the closed message', async () => {
    const onClose = vi.fn()
    renderUi(<Toasts messages={messages} onClose={onClose} />)
    const [, second] = screen.getAllByRole('button', { name: 'Закрыть' })
    if (second === undefined) throw new Error('A message has no close button.')
    await userEvent.click(second)
    expect(onClose).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('lie above the element with the keyboard focus, if they would cover it, and measure once per frame', () => {
    const frames: FrameRequestCallback[] = []
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 672, 358, 100))
    renderUi(
      <>
        <button type="button">Дальше</button>
        <Toasts messages={messages} onClose={() => undefined} />
      </>,
    )
    const list = within(screen.getByRole('region')).getByRole('list')
    expect(list.style.inset).toBe('')
    act(() => screen.getByRole('button', { name: 'Дальше' }).focus())
    measure.mockClear()
    for (let event = 0; event < 5; event += 1) fireEvent.scroll(window)
    expect(measure).not.toHaveBeenCalled()
    for (const run of frames.splice(0)) run(0)
    // The list and the focused button.
    expect(measure).toHaveBeenCalledTimes(2)
    expect(list.style.inset).toMatch(/^8px auto auto/u)
    vi.restoreAllMocks()
  })

  it.each([
    ['leave what must stay clear', {}, keepClear, /^8px auto auto/u],
    ['may cover what a modal covers', { inert: true }, keepClear, /^$/u],
    ['may cover the upper half of a game', {}, keepLowerHalfClear, /^$/u],
  ])('%s', (_, cover, mark, inset) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
      return new DOMRect(16, this.textContent === 'Игра' ? 740 : 672, 358, 100)
    })
    renderUi(
      <>
        <main {...cover}>
          <div {...mark}>Игра</div>
        </main>
        <Toasts messages={messages} onClose={() => undefined} />
      </>,
    )
    expect(within(screen.getByRole('region')).getByRole('list').style.inset).toMatch(inset)
    vi.restoreAllMocks()
  })

  describe('close after ten seconds', () => {
    /** Renders the second message with timers that end when the test says so. */
    const renderTimed = (message: Partial<ToastMessage> = {}) => {
      const timers = new Map<() => void, number>()
      const onClose = vi.fn()
      renderUi(
        <>
          <iframe title="Игра" />
          <Toasts messages={messages.slice(1).map((one) => ({ ...one, ...message }))} onClose={onClose} />
        </>,
        {
          after: (delayMs, run) => {
            timers.set(run, delayMs)
            return () => timers.delete(run)
          },
        },
      )
      const endTime = (passedMs = 10_000) =>
        act(() => [...timers].forEach(([run, delayMs]) => (delayMs <= passedMs ? run() : undefined)))
      return { onClose, endTime }
    }

    it('also while a game in a frame has the focus', () => {
      const { onClose, endTime } = renderTimed()
      act(() => screen.getByTitle('Игра').focus())
      fireEvent.blur(window)
      endTime(9999)
      expect(onClose).not.toHaveBeenCalled()
      endTime()
      expect(onClose).toHaveBeenCalledExactlyOnceWith(2)
    })

    it('but not under the pointer, with the focus, or in a hidden tab', async () => {
      const { onClose, endTime } = renderTimed()
      const toast = screen.getByRole('listitem')
      await userEvent.hover(toast)
      endTime()
      await userEvent.unhover(toast)
      act(() => screen.getByRole('button', { name: 'Закрыть' }).focus())
      endTime()
      act(() => screen.getByTitle('Игра').focus())
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      fireEvent(document, new Event('visibilitychange'))
      endTime()
      expect(onClose).not.toHaveBeenCalled()
      visibility.mockRestore()
      fireEvent(document, new Event('visibilitychange'))
      endTime()
      expect(onClose).toHaveBeenCalledOnce()
    })

    it('never if they must not be missed', () => {
      vi.useFakeTimers()
      const { onClose, endTime } = renderTimed({ lasting: true })
      endTime()
      // The toast of the library has a time of its own.
      act(() => void vi.advanceTimersByTime(60 * 60_000))
      expect(onClose).not.toHaveBeenCalled()
      vi.useRealTimers()
    })
  })
})

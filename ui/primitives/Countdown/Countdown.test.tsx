import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { UiProvider } from '../../provider/UiProvider.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { createTestTime } from '../../test/test-time.ts'
import { ru } from '../../texts/ru.ts'
import { Countdown, remainingText } from './Countdown.tsx'

const fixedTime = createTestTime(188_229).remaining
describeComponent('Countdown', (probe) => <Countdown {...probe} label="До конца турнира" remaining={fixedTime} />)

describe('Countdown', () => {
  it.each([
    [188_229, '2 д 04:17:09'],
    [86_400, '1 д 00:00:00'],
    [86_399, '23:59:59'],
    [59, '00:00:59'],
    [0, '00:00:00'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(remainingText(seconds, ru)).toBe(text)
  })

  it.each([
    [3725, '1:02:05'],
    [600, '10:00'],
    [65, '1:05'],
    [0, '0:00'],
  ])('formats %d seconds as %s with form="minutes"', (seconds, text) => {
    const { remaining, tickTo } = createTestTime(seconds + 1)
    renderUi(<Countdown label="До конца кода" form="minutes" remaining={remaining} />)
    tickTo(seconds)
    expect(screen.getByRole('timer').textContent).toBe(text)
  })

  it('updates its text without a React render', () => {
    const { remaining, tickTo } = createTestTime(61)
    const onRender = vi.fn()
    renderUi(
      <Profiler id="countdown" onRender={onRender}>
        <Countdown label="До конца турнира" remaining={remaining} />
      </Profiler>,
    )
    const before = onRender.mock.calls.length
    tickTo(60)
    expect(screen.getByRole('timer').textContent).toBe('00:01:00')
    expect(onRender.mock.calls.length).toBe(before)
  })

  it('does not write to the DOM when the text has not changed', async () => {
    const { remaining, tickTo } = createTestTime(60)
    renderUi(<Countdown label="До конца турнира" remaining={remaining} />)
    const onMutation = vi.fn()
    const observer = new MutationObserver(onMutation)
    observer.observe(screen.getByRole('timer'), { characterData: true, subtree: true, childList: true })
    tickTo(60)
    await Promise.resolve()
    expect(onMutation).not.toHaveBeenCalled()
    observer.disconnect()
  })

  it('shows the current time when it takes over the HTML of a server, without an error', () => {
    const { remaining, tickTo } = createTestTime(61)
    const page = (
      <UiProvider texts={ru}>
        <Countdown label="До конца турнира" remaining={remaining} />
      </UiProvider>
    )
    const server = render(page)
    const html = server.container.innerHTML
    server.unmount()
    tickTo(58)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const onRecoverableError = vi.fn()
    render(page, { container, hydrate: true, onRecoverableError })
    expect(screen.getByRole('timer').textContent).toBe('00:00:58')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('is not announced every second', () => {
    renderUi(<Countdown label="До конца турнира" remaining={fixedTime} />)
    expect(screen.getByRole('timer', { name: 'До конца турнира' }).getAttribute('aria-live')).toBe('off')
  })

  it('unsubscribes on unmount', () => {
    const { remaining, listeners } = createTestTime(60)
    const { unmount } = renderUi(<Countdown label="До конца турнира" remaining={remaining} />)
    expect(listeners.size).toBe(1)
    unmount()
    expect(listeners.size).toBe(0)
  })
})

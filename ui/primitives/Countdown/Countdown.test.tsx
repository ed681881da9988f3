import { screen } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { words } from '../../test/words.ts'
import { Countdown, remainingText, type RemainingTime } from './Countdown.tsx'

/** A ticker in the hand of the test. */
function drivenTime(start: number) {
  const listeners = new Set<() => void>()
  let left = start
  const remaining: RemainingTime = {
    seconds: () => left,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tickTo = (seconds: number) => {
    left = seconds
    for (const listener of listeners) listener()
  }
  return { remaining, tickTo, listeners }
}

const still = drivenTime(188_229).remaining
describeComponent('Countdown', () => <Countdown label="До конца турнира" remaining={still} />)
describeForwardedProps<HTMLSpanElement>('Countdown', (probe) => (
  <Countdown {...probe} label="До конца турнира" remaining={still} />
))

describe('Countdown', () => {
  it.each([
    [188_229, '2 д 04:17:09'],
    [86_400, '1 д 00:00:00'],
    [86_399, '23:59:59'],
    [59, '00:00:59'],
    [0, '00:00:00'],
  ])('tells %d seconds as %s', (seconds, text) => {
    expect(remainingText(seconds, words)).toBe(text)
  })

  it.each([
    [600, '10:00'],
    [65, '1:05'],
    [0, '0:00'],
  ])('tells %d seconds as %s where minutes are enough', (seconds, text) => {
    const { remaining, tickTo } = drivenTime(seconds + 1)
    renderUi(<Countdown label="До конца кода" form="minutes" remaining={remaining} />)
    tickTo(seconds)
    expect(screen.getByRole('timer').textContent).toBe(text)
  })

  it('writes its text without a render', () => {
    const { remaining, tickTo } = drivenTime(61)
    const committed = vi.fn()
    renderUi(
      <Profiler id="countdown" onRender={committed}>
        <Countdown label="До конца турнира" remaining={remaining} />
      </Profiler>,
    )
    const before = committed.mock.calls.length
    tickTo(60)
    expect(screen.getByRole('timer').textContent).toBe('00:01:00')
    expect(committed.mock.calls.length).toBe(before)
  })

  it('leaves the page alone when its text has not changed', async () => {
    const { remaining, tickTo } = drivenTime(60)
    renderUi(<Countdown label="До конца турнира" remaining={remaining} />)
    const mutated = vi.fn()
    const observer = new MutationObserver(mutated)
    observer.observe(screen.getByRole('timer'), { characterData: true, subtree: true, childList: true })
    tickTo(60)
    await Promise.resolve()
    expect(mutated).not.toHaveBeenCalled()
    observer.disconnect()
  })

  it('does not speak every second', () => {
    renderUi(<Countdown label="До конца турнира" remaining={still} />)
    expect(screen.getByRole('timer', { name: 'До конца турнира' }).getAttribute('aria-live')).toBe('off')
  })

  it('leaves the ticker when it goes', () => {
    const { remaining, listeners } = drivenTime(60)
    const { unmount } = renderUi(<Countdown label="До конца турнира" remaining={remaining} />)
    expect(listeners.size).toBe(1)
    unmount()
    expect(listeners.size).toBe(0)
  })
})

import { act, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { RemainingTime } from '../../primitives/Countdown/Countdown.tsx'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { createTestTime } from '../../test/test-time.ts'
import { SessionBar } from './SessionBar.tsx'
import { SessionTime } from './SessionTime.tsx'

const NET = '\u2212260 ₽'
const fixedTime = createTestTime(2530).remaining

const bar = (elapsed: RemainingTime, probe?: ProbeProps) => (
  <SessionBar
    {...probe}
    label="Сессия"
    elapsed={elapsed}
    words={{
      time: { full: 'Время в игре', short: 'время' },
      staked: { full: 'поставлено', short: 'ставки' },
      won: { full: 'выиграно', short: 'выигрыши' },
      net: { full: 'итог', short: 'итог' },
    }}
    staked="1 240 ₽"
    won="980 ₽"
    net={NET}
    history={{ href: '/rounds', label: 'История раундов' }}
  />
)
const time = (elapsed: RemainingTime, probe?: ProbeProps) => (
  <SessionTime {...probe} timeLabel="Время в игре" elapsed={elapsed} netLabel="итог" net={NET} note="пауза" />
)

describeComponent('SessionBar', (probe) => bar(fixedTime, probe))
describeComponent('SessionTime', (probe) => time(fixedTime, probe))

describe('SessionBar', () => {
  it('lists time, stakes, wins and net result, and links to the rounds', () => {
    renderUi(bar(fixedTime))
    const group = within(screen.getByRole('group', { name: 'Сессия' }))
    expect(group.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '42:10',
      '1 240 ₽',
      '980 ₽',
      NET,
    ])
    expect(group.getByRole('link', { name: 'История раундов' }).getAttribute('href')).toBe('/rounds')
  })

  it('shows a win and a loss alike', () => {
    renderUi(bar(fixedTime))
    const classes = screen.getAllByRole('definition').map(({ className }) => className)
    expect(new Set(classes).size).toBe(1)
  })
})

describe.each([
  ['SessionBar', bar],
  ['SessionTime', time],
])('%s', (_, element) => {
  it('writes the time without a render and without an announcement', () => {
    const { remaining, tickTo } = createTestTime(3599)
    const onRender = vi.fn()
    renderUi(
      <Profiler id="session" onRender={onRender}>
        {element(remaining)}
      </Profiler>,
    )
    const timer = screen.getByRole('timer', { name: 'Время в игре' })
    expect(timer.textContent).toBe('59:59')
    const before = onRender.mock.calls.length
    act(() => tickTo(3600))
    expect(timer.textContent).toBe('1:00:00')
    expect(onRender.mock.calls.length).toBe(before)
    expect(timer.getAttribute('aria-live')).toBe('off')
  })
})

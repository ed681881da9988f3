import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { DateRange, isReversedRange, type DateRangeProps } from './DateRange.tsx'

const months = 'января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря'.split(',')

function ControlledRange({ probe, ...props }: Partial<DateRangeProps> & { probe?: ProbeProps }) {
  const [value, setValue] = useState(props.value ?? { from: '2026-11-05', to: '2026-11-3' })
  return (
    <DateRange
      {...probe}
      label="Период"
      fromLabel="С"
      toLabel="По"
      parts={{ dayLabel: 'День', monthLabel: 'Месяц', yearLabel: 'Год', months, monthPlaceholder: 'Выберите' }}
      orderError="Конец раньше начала"
      {...props}
      value={value}
      onValueChange={setValue}
    />
  )
}
const dates = () => within(screen.getByRole('group', { name: 'Период' }))

describeComponent('DateRange', (probe) => <ControlledRange probe={probe} />)

describe('isReversedRange', () => {
  it.each([
    ['2026-11-05', '2026-11-3', true],
    ['2026-9-30', '2026-10-1', false],
    ['2026-11-05', '2026-11-5', false],
    ['2026-11-05', '2025-12-31', true],
    ['2026-11-05', '2026--3', false],
    ['2026-11-05', '26-1-1', false],
    ['', '', false],
  ])('%s to %s: %s', (from, to, isReversed) => {
    expect(isReversedRange({ from, to })).toBe(isReversed)
  })
})

describe('DateRange', () => {
  it('has an error at its second date while that is before the first, and only there', async () => {
    renderUi(<ControlledRange />)
    expect(screen.getByRole('alert').textContent).toBe('Конец раньше начала')
    const day = (name: string) => within(dates().getByRole('group', { name })).getByRole('textbox', { name: 'День' })
    expect(day('По').getAttribute('aria-invalid')).toBe('true')
    expect(day('С').hasAttribute('aria-invalid')).toBe(false)
    await userEvent.type(day('По'), '0')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("shows the caller's error instead of its own", () => {
    renderUi(<ControlledRange errors={{ from: 'Укажите начало', to: 'Такого дня нет' }} />)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Укажите начало',
      'Такого дня нет',
    ])
  })
})

import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

function ControlledAmount({ start = '', ...rest }: { start?: string } & Partial<AmountFieldProps>) {
  const [value, setValue] = useState(start)
  return <AmountField label="Сумма" currency="₽" {...rest} value={value} onValueChange={setValue} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' })
const alternatives = {
  label: 'Подходящие суммы',
  amounts: ['501', '502', '503'].map((value) => ({ value, text: `${value} ₽` })),
}

/** A timer that the test fires. */
function createTestTimer() {
  let pending: (() => void)[] = []
  return {
    after: (_: number, run: () => void) => {
      pending.push(run)
      return () => {
        pending = pending.filter((entry) => entry !== run)
      }
    },
    pass: () =>
      act(() => {
        const due = pending
        pending = []
        for (const run of due) run()
      }),
  }
}

describeComponent('AmountField', (probe) => <ControlledAmount {...probe} />)

describe('AmountField', () => {
  it('has the attributes of a payment amount', () => {
    renderUi(<ControlledAmount />)
    const expected = { type: 'text', inputmode: 'numeric', autocomplete: 'transaction-amount', enterkeyhint: 'done' }
    for (const [name, value] of Object.entries(expected)) expect(input().getAttribute(name)).toBe(value)
  })

  it('keeps spaces and a comma as typed', async () => {
    renderUi(<ControlledAmount />)
    await userEvent.type(input(), '1 500,50')
    expect(input().value).toBe('1 500,50')
    await userEvent.type(input(), '7', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(input().value).toBe('17 500,50')
    expect(input().selectionStart).toBe(2)
  })

  it('is described by currency, limits, hint and error', () => {
    renderUi(<ControlledAmount limits="от 300 до 15 000 ₽" hint="Целое число" error="Круглая сумма" />)
    const descriptions = input()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(descriptions).toEqual(['₽', 'от 300 до 15 000 ₽', 'Целое число', 'Круглая сумма'])
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Круглая сумма')
  })

  it('is filled by an alternative and takes the focus back', async () => {
    renderUi(<ControlledAmount start="500" error="Круглая сумма" alternatives={alternatives} />)
    expect(screen.getByRole('group', { name: 'Подходящие суммы' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '502 ₽' }))
    expect(input().value).toBe('502')
    expect(document.activeElement).toBe(input())
  })

  it('does not submit the form by an alternative', () => {
    renderUi(<ControlledAmount alternatives={alternatives} />)
    for (const button of screen.getAllByRole('button')) expect(button.getAttribute('type')).toBe('button')
  })

  it('debounces the announcement of an estimate', () => {
    const timer = createTestTimer()
    const field = (estimate?: string) => (
      <AmountField label="Сумма" currency="₽" value="" onValueChange={() => undefined} estimate={estimate} />
    )
    const { rerender } = renderUi(field(), { after: timer.after })
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(field('Вы получите 5 ₽'))
    rerender(field('Вы получите 501 ₽'))
    expect(screen.getByText('Вы получите 501 ₽').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('')
    timer.pass()
    expect(screen.getByRole('status').textContent).toBe('Вы получите 501 ₽')
    rerender(field())
    timer.pass()
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

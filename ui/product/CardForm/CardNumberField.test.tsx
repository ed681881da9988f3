import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { CardNumberField } from './CardNumberField.tsx'

describeComponent('CardNumberField', (probe) => <CardNumberField {...probe} label="Номер карты" warning="Проверьте" />)

const field = (error?: string) => (
  <CardNumberField label="Номер карты" warning="Проверьте номер" error={error} brandNames={{ Mir: 'Мир' }} />
)
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Номер карты' })
/** As Chromium and WebKit do it: a value and a plain event. */
function autofill(target: HTMLInputElement, value: string) {
  target.value = value
  fireEvent(target, new Event('input', { bubbles: true }))
}
const describedBy = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('CardNumberField', () => {
  it('is a numeric field for card autofill, without maxlength', () => {
    renderUi(field())
    expect([input().autocomplete, input().inputMode, input().name, input().hasAttribute('maxlength')]).toEqual([
      'cc-number',
      'numeric',
      'cc-number',
      false,
    ])
  })

  it('groups the digits in fours while typing', async () => {
    renderUi(field())
    await userEvent.type(input(), '42761')
    expect(input().value).toBe('4276 1')
    await userEvent.keyboard('60012345678')
    expect(input().value).toBe('4276 1600 1234 5678')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(input().value).toBe('4276 1600 123')
  })

  it.each([
    '4276160012345678',
    '4276-1600-1234-5678',
    '\u200b4276\u00a01600\u00a01234\u00a05678 ',
    'Карта 4276 1600 1234 5678',
  ])('groups the pasted number %j', async (pasted) => {
    renderUi(field())
    await userEvent.click(input())
    await userEvent.paste(pasted)
    expect(input().value).toBe('4276 1600 1234 5678')
  })

  it('groups a number that autofill writes', () => {
    renderUi(field())
    autofill(input(), '2200123456789019')
    expect(input().value).toBe('2200 1234 5678 9019')
    expect(describedBy()).toContain('Мир')
  })

  it('names the brand as soon as it is certain', async () => {
    renderUi(field())
    await userEvent.type(input(), '5')
    expect(describedBy()).toBe('')
    await userEvent.keyboard('555')
    expect(describedBy()).toBe('Mastercard')
    await userEvent.clear(input())
    await userEvent.type(input(), '4276')
    expect(describedBy()).toBe('Visa')
  })

  it('draws the mark of a known brand and reads its name; another brand is a word', async () => {
    const { container } = renderUi(field())
    await userEvent.type(input(), '2200')
    expect(container.querySelector('[data-brand]')?.getAttribute('data-brand')).toBe('Mir')
    expect(describedBy()).toBe('Мир')
    await userEvent.clear(input())
    await userEvent.type(input(), '3782')
    expect(container.querySelector('[data-brand]')).toBeNull()
    expect(screen.getByText('American Express')).toBeTruthy()
  })

  it('only warns of a wrong check digit, at full length and not before', async () => {
    renderUi(field())
    await userEvent.type(input(), '411111111111112')
    expect(screen.queryByText('Проверьте номер')).toBeNull()
    await userEvent.keyboard('3')
    expect(screen.getByRole('status').textContent).toBe('Проверьте номер')
    expect(input().hasAttribute('aria-invalid')).toBe(false)
    await userEvent.keyboard('{Backspace}{Backspace}11')
    expect(screen.queryByText('Проверьте номер')).toBeNull()
  })

  it('warns of an unknown brand on blur', async () => {
    renderUi(field())
    await userEvent.type(input(), '999999999999')
    expect(screen.queryByText('Проверьте номер')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Проверьте номер')).toBeTruthy()
  })

  it('shows an error instead of the warning', async () => {
    const { rerender } = renderUi(field())
    await userEvent.type(input(), '4111111111111112')
    rerender(field('Неверный формат карты'))
    expect(screen.queryByText('Проверьте номер')).toBeNull()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(describedBy()).toBe('Visa Неверный формат карты')
  })
})

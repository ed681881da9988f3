import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { CardForm, type CardFormActions, type CardFormProps } from './CardForm.tsx'
import type { CardProblems, CardValues } from './card-inputs.ts'

const labels = {
  number: 'Номер карты',
  numberWarning: 'Проверьте номер',
  month: 'Месяц',
  year: 'Год',
  code: 'CVC/CVV',
  hint: 'Месяц и год двумя цифрами',
}
/** The rules of `docs/spec.md` §5, on 25 November 2026. */
function findProblems({ number, month, year, code }: CardValues): CardProblems {
  const isYear = /^\d\d$/u.test(year) && Number(year) >= 26 && Number(year) <= 36
  const isPast = isYear && Number(year) === 26 && Number(month) < 11
  return {
    ...(/^\d{12,19}$/u.test(number) ? {} : { number: 'Неверный формат карты' }),
    ...(/^(?:0[1-9]|1[0-2])$/u.test(month) && !isPast ? {} : { month: 'Неверный формат месяца' }),
    ...(isYear ? {} : { year: 'Неверный формат года' }),
    ...(/^\d{3}$/u.test(code) ? {} : { code: 'Неверный формат кода' }),
  }
}
const form = (props: Partial<CardFormProps> = {}) => (
  <CardForm
    aria-label="Оплата картой"
    labels={labels}
    amountText="Оплатить 1 500 ₽"
    findProblems={findProblems}
    onSubmit={() => undefined}
    {...props}
  />
)
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Оплатить 1 500 ₽' }))
/** As Chromium and WebKit do it: a value and a plain event. */
function autofill(target: HTMLInputElement, value: string) {
  target.value = value
  fireEvent(target, new Event('input', { bubbles: true }))
}
async function typeCard() {
  await userEvent.type(input('Номер карты'), '4276160012345678')
  await userEvent.type(input('Месяц'), '0828')
  await userEvent.type(input('CVC/CVV'), '739')
}

describeComponent('CardForm', (probe) => form({ ...probe }))

describe('CardForm fields', () => {
  it('have the autocomplete tokens, names and keypad of a card, in the order of the card', () => {
    renderUi(form())
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox')
    const tokens = ['cc-number', 'cc-exp-month', 'cc-exp-year', 'cc-csc']
    expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual(tokens)
    expect(inputs.map(({ name }) => name)).toEqual(tokens)
    for (const { inputMode, type, maxLength } of inputs)
      expect([inputMode, type, maxLength]).toEqual(['numeric', 'text', -1])
  })

  it('are not skipped by a Tab right after the focus has moved on, and by the next Tab only', async () => {
    renderUi(form())
    await userEvent.type(input('Месяц'), '08')
    await userEvent.tab()
    expect(document.activeElement).toBe(input('Год'))
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard('28')
    await userEvent.tab()
    expect(document.activeElement).toBe(input('CVC/CVV'))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Оплатить 1 500 ₽' }))
  })

  it('keep the digits out of every attribute and text of the document', async () => {
    const { container, rerender } = renderUi(form())
    await typeCard()
    await pay()
    rerender(form({ busy: true }))
    rerender(form({ rejection: { title: 'Отказ', text: 'Другая карта' } }))
    expect(values()).toEqual(['4276 1600 1234 5678', '08', '28', ''])
    const markup = container.ownerDocument.documentElement.outerHTML
    for (const secret of ['4276', '1600', '5678', '739', 'value=']) expect(markup).not.toContain(secret)
  })

  it('move the focus after two typed digits', async () => {
    renderUi(form())
    await userEvent.click(input('Месяц'))
    await userEvent.keyboard('12')
    expect(document.activeElement).toBe(input('Год'))
    await userEvent.keyboard('30')
    expect(document.activeElement).toBe(input('CVC/CVV'))
    await userEvent.keyboard('123')
    expect(values()).toEqual(['', '12', '30', '123'])
  })

  it.each(['8/28', '08/28', '8.2028', '8—28', '8 28'])('accept the typed expiry date %j', async (typed) => {
    renderUi(form())
    await userEvent.type(input('Месяц'), typed)
    expect(values()).toEqual(['', '08', '28', ''])
    expect(document.activeElement).toBe(input('CVC/CVV'))
  })

  it('do not move the focus on paste or autofill', async () => {
    renderUi(form())
    await userEvent.click(input('Месяц'))
    await userEvent.paste('12')
    expect(document.activeElement).toBe(input('Месяц'))
    autofill(input('Год'), '30')
    expect(document.activeElement).toBe(input('Месяц'))
  })

  it('accept a year that is typed or filled in with four digits', async () => {
    renderUi(form())
    await userEvent.type(input('Год'), '2030')
    expect(values()).toEqual(['', '', '30', ''])
    expect(document.activeElement).toBe(input('CVC/CVV'))
    autofill(input('Год'), '2031')
    expect(input('Год').value).toBe('31')
  })

  it('accept autofill that sends only a change event', () => {
    renderUi(form())
    for (const [name, value] of [
      ['Номер карты', '4276160012345678'],
      ['Месяц', '8'],
      ['Год', '2030'],
    ] as const) {
      // The setter of the prototype: a browser writes the value without React's knowledge.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), value)
      fireEvent(input(name), new Event('change', { bubbles: true }))
    }
    expect(values()).toEqual(['4276 1600 1234 5678', '08', '30', ''])
    expect(screen.getByText('Visa')).toBeTruthy()
  })

  it.each([
    ['Месяц', '12/30'],
    ['Месяц', ' 12 / 2030 '],
    ['Месяц', '12 30'],
    ['Месяц', '12—2030'],
    ['Месяц', '2030-12'],
    ['Месяц', '1230'],
    ['Месяц', '１２／３０'],
    ['Год', '12/30'],
    ['Год', '1230'],
  ])('split an expiry date that is pasted into «%s»: %j', async (name, text) => {
    renderUi(form())
    await userEvent.click(input(name))
    await userEvent.paste(text)
    expect(values()).toEqual(['', '12', '30', ''])
    expect(document.activeElement).toBe(input(name))
  })

  it.each([
    ['4276 1600 1234 5678 12/30 123', ['4276 1600 1234 5678', '12', '30', '123']],
    ['4276160012345678\t12 2030', ['4276 1600 1234 5678', '12', '30', '']],
    ['４２７６　１６００　１２３４　５６７８', ['4276 1600 1234 5678', '', '', '']],
  ])('take a card that is pasted into its number: %j', async (text, card) => {
    renderUi(form())
    await userEvent.click(input('Номер карты'))
    await userEvent.paste(text)
    expect(values()).toEqual(card)
    expect(errors()).toEqual([])
  })

  it('do not take a pasted expiry date while they are locked', async () => {
    renderUi(form({ busy: true }))
    await userEvent.click(input('Номер карты'))
    await userEvent.paste('4276 1600 1234 5678 12/30 123')
    expect(values()).toEqual(['', '', '', ''])
  })

  it('read full-width digits of a code', async () => {
    renderUi(form())
    await userEvent.click(input('CVC/CVV'))
    await userEvent.paste('１２３')
    expect(values()).toEqual(['', '', '', '123'])
  })

  it.each([
    ['Номер карты', '4276 1600 1234 5678 and 99 99 99', '4276 1600 1234 5678 9999 99', 'Неверный формат карты'],
    ['Месяц', '30/07', '3007', 'Неверный формат месяца'],
    ['Год', '30 31', '3031', 'Неверный формат года'],
    ['CVC/CVV', '123 456', '123456', 'Неверный формат кода'],
  ])('show all pasted digits of «%s» that they cannot read, with the error', async (name, text, value, error) => {
    renderUi(form())
    await userEvent.click(input(name))
    await userEvent.paste(text)
    expect(input(name).value).toBe(value)
    await userEvent.tab()
    expect(errors()).toEqual([error])
  })

  it('complete a month of one digit that autofill writes, and not one that is typed or left by Backspace', async () => {
    renderUi(form())
    autofill(input('Месяц'), '8')
    expect(input('Месяц').value).toBe('08')
    await userEvent.clear(input('Месяц'))
    await userEvent.type(input('Месяц'), '1')
    expect(input('Месяц').value).toBe('1')
    await userEvent.keyboard('2')
    await userEvent.type(input('Месяц'), '{Backspace}')
    expect(input('Месяц').value).toBe('1')
  })

  it('complete a month of one digit on blur', async () => {
    renderUi(form())
    await userEvent.type(input('Месяц'), '1')
    await userEvent.tab()
    expect(input('Месяц').value).toBe('01')
    expect(errors()).toEqual([])
  })
})

describe('CardForm with one field for the expiry date', () => {
  const renderOne = (props: Partial<CardFormProps> = {}) =>
    renderUi(form({ ...props, labels: { ...labels, expiry: 'ММ / ГГ' } }))

  it.each(['0828', '8/28', '08/2028', '08.28', '828'])(
    'reads the typed date %j and moves on to the code',
    async (typed) => {
      const onSubmit = vi.fn<CardFormProps['onSubmit']>()
      renderOne({ onSubmit })
      await userEvent.type(input('Номер карты'), '4276160012345678')
      await userEvent.type(input('ММ / ГГ'), typed)
      expect(values()[1]).toBe('08 / 28')
      expect(document.activeElement).toBe(input('CVC/CVV'))
      await userEvent.keyboard('739{Enter}')
      expect(onSubmit.mock.calls[0]?.[0]()).toEqual({
        number: '4276160012345678',
        month: '08',
        year: '28',
        code: '739',
      })
    },
  )

  it('is filled in by the browser and by a pasted card', async () => {
    renderOne()
    expect(input('ММ / ГГ').autocomplete).toBe('cc-exp')
    autofill(input('ММ / ГГ'), '12/2030')
    expect(values()).toEqual(['', '12 / 30', ''])
    await userEvent.click(input('Номер карты'))
    await userEvent.paste('4276 1600 1234 5678 11/29 123')
    expect(values()).toEqual(['4276 1600 1234 5678', '11 / 29', '123'])
  })

  it('can be corrected with Backspace across the separator', async () => {
    renderOne()
    await userEvent.type(input('ММ / ГГ'), '12{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(input('ММ / ГГ').value).toBe('1')
  })

  it('shows one error for month and year, and is focused by a submit', async () => {
    renderOne()
    await userEvent.type(input('Номер карты'), '4276160012345678')
    await pay()
    expect(errors()).toEqual(['Неверный формат месяца', 'Неверный формат кода'])
    expect(document.activeElement).toBe(input('ММ / ГГ'))
    await userEvent.keyboard('0826')
    expect(errors()[0]).toBe('Неверный формат месяца')
  })
})

describe('CardForm validation', () => {
  it('validates a field on blur, unless it is empty, and withdraws the error once it is right', async () => {
    renderUi(form())
    await userEvent.type(input('Номер карты'), '42761600')
    expect(errors()).toEqual([])
    await userEvent.tab()
    expect(errors()).toEqual(['Неверный формат карты'])
    await userEvent.tab()
    expect(errors()).toEqual(['Неверный формат карты'])
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('427616001234')
    expect(errors()).toEqual([])
  })

  it('validates month and year at full length, and a past month once its year is known', async () => {
    renderUi(form())
    await userEvent.type(input('Месяц'), '13')
    expect(errors()).toEqual(['Неверный формат месяца'])
    await userEvent.clear(input('Месяц'))
    await userEvent.type(input('Месяц'), '08')
    expect(errors()).toEqual([])
    await userEvent.keyboard('26')
    expect(errors()).toEqual(['Неверный формат месяца'])
    expect(input('Месяц').getAttribute('aria-invalid')).toBe('true')
  })

  it('validates all fields on submit and focuses the first wrong one', async () => {
    const onSubmit = vi.fn()
    renderUi(form({ onSubmit }))
    await userEvent.type(input('Номер карты'), '427616001234')
    await pay()
    expect(errors()).toEqual(['Неверный формат месяца', 'Неверный формат года', 'Неверный формат кода'])
    expect(document.activeElement).toBe(input('Месяц'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('marks the first wrong field before it is focused, so that a screen reader reads its error', async () => {
    renderUi(form())
    const atFocus: (string | null)[] = []
    input('Номер карты').addEventListener('focus', ({ currentTarget }) => {
      if (currentTarget instanceof HTMLElement) atFocus.push(currentTarget.getAttribute('aria-invalid'))
    })
    await pay()
    expect(atFocus).toEqual(['true'])
    expect(input('Номер карты').getAttribute('aria-describedby')).toBe(screen.getAllByRole('alert')[0]?.id)
  })
})

describe('CardForm submission', () => {
  it('has its button in the action bar of the page', () => {
    renderUi(form())
    expect(screen.getByRole('button').closest('[data-component="ActionBar"]')).toBeTruthy()
  })

  it('hands over a function that reads the digits, by button or Enter', async () => {
    const onSubmit = vi.fn<CardFormProps['onSubmit']>()
    renderUi(form({ onSubmit }))
    await typeCard()
    await userEvent.keyboard('{Enter}')
    await pay()
    const card = { number: '4276160012345678', month: '08', year: '28', code: '739' }
    expect(onSubmit.mock.calls.map(([read]) => read())).toEqual([card, card])
  })

  it('completes the month when Enter is pressed in it', async () => {
    const onSubmit = vi.fn<CardFormProps['onSubmit']>()
    renderUi(form({ onSubmit }))
    await typeCard()
    await userEvent.clear(input('Месяц'))
    await userEvent.type(input('Месяц'), '9{Enter}')
    expect(onSubmit.mock.calls[0]?.[0]().month).toBe('09')
  })

  it.each([
    ['busy', { busy: true }],
    ['of an unknown outcome', { outcomeUnknown: { title: 'Ответа пока нет', text: 'Не платите второй раз' } }],
  ])('is locked while %s', async (_, state) => {
    const onSubmit = vi.fn()
    const { rerender } = renderUi(form({ onSubmit }))
    await typeCard()
    rerender(form({ onSubmit, ...state }))
    await userEvent.type(input('CVC/CVV'), '1{Enter}')
    await pay()
    // As a password manager or an extension does it, without the button.
    fireEvent.submit(screen.getByRole('form'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(values()).toEqual(['4276 1600 1234 5678', '08', '28', '739'])
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('scrolls an unknown outcome into view, because its button is fixed on a phone', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { rerender } = renderUi(form())
    expect(scroll).not.toHaveBeenCalled()
    rerender(form({ outcomeUnknown: { title: 'Ответа пока нет', text: 'Не платите второй раз' } }))
    expect(scroll).toHaveBeenCalledOnce()
    const [alert] = scroll.mock.contexts
    expect(alert instanceof Element && alert.textContent).toContain('Ответа пока нет')
    scroll.mockRestore()
  })

  it('empties and focuses the code when a rejection appears, and again for the next one', async () => {
    const rejection = { title: 'На карте не хватает денег', text: 'Ничего не списано' }
    const { rerender } = renderUi(form())
    await typeCard()
    rerender(form({ rejection }))
    expect(screen.getByRole('alert').textContent).toContain('На карте не хватает денег')
    expect(values()).toEqual(['4276 1600 1234 5678', '08', '28', ''])
    expect(document.activeElement).toBe(input('CVC/CVV'))
    await userEvent.keyboard('111')
    rerender(form({ rejection, busy: true }))
    expect(input('CVC/CVV').value).toBe('111')
    rerender(form({ rejection }))
    expect(input('CVC/CVV').value).toBe('')
  })
})

describe('CardForm data', () => {
  it('is cleared by its actions, with the undo history of the number', async () => {
    const actions = createRef<CardFormActions>()
    renderUi(form({ actionsRef: actions }))
    await typeCard()
    act(() => actions.current?.clearCode())
    expect(values()).toEqual(['4276 1600 1234 5678', '08', '28', ''])
    act(() => actions.current?.clear())
    expect(values()).toEqual(['', '', '', ''])
    expect(screen.queryByText('Visa')).toBeNull()
    fireEvent.keyDown(input('Номер карты'), { keyCode: 90, ctrlKey: true })
    expect(values()).toEqual(['', '', '', ''])
  })

  it('is emptied on pagehide', async () => {
    renderUi(form())
    await typeCard()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(values()).toEqual(['', '', '', ''])
  })

  it('is emptied on unmount, also for the function that was handed over', async () => {
    const onSubmit = vi.fn<CardFormProps['onSubmit']>()
    const { unmount } = renderUi(form({ onSubmit }))
    await typeCard()
    await pay()
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox')
    unmount()
    expect(inputs.map(({ value }) => value)).toEqual(['', '', '', ''])
    expect(onSubmit.mock.calls[0]?.[0]()).toEqual({ number: '', month: '', year: '', code: '' })
  })
})

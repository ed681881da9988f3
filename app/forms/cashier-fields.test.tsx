import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AmountField, Button, ChoiceCards } from '#ui/index.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { Field } from './fields.tsx'
import { Form } from './form.tsx'
import { useAppForm } from './use-app-form.ts'

const alternatives = { label: 'Подойдут', amounts: [{ value: '501', text: '501 ₽' }] }

/** A form with an amount, which rejects round sums. */
function AmountForm({ submit }: { submit: (values: { amount: string }) => void }) {
  const form = useAppForm({
    request: { failure: null, isBusy: false, isAccepted: false, submit, change: () => undefined },
    defaultValues: { amount: '' },
    validate: ({ amount }) => (amount === '501' ? {} : { amount: 'required' }),
  })
  return (
    <Form form={form}>
      <Field form={form} name="amount">
        {(field) => (
          <AmountField
            {...field}
            label="Сумма"
            currency="₽"
            alternatives={field.error === undefined ? undefined : alternatives}
          />
        )}
      </Field>
      <Button type="submit">Пополнить</Button>
    </Form>
  )
}

it('AmountField in a form takes the focus of a failed attempt and submits the chosen alternative', async () => {
  const submit = vi.fn()
  await renderPage(<AmountForm submit={submit} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' })
  await userEvent.type(input, '500')
  await userEvent.click(screen.getByRole('button', { name: 'Пополнить' }))
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: '501 ₽' }))
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledExactlyOnceWith({ amount: '501' })
})

const banks = [
  { value: 'first', label: 'Первый банк' },
  { value: 'second', label: 'Второй банк' },
]

/** A form that needs a bank. */
function BankForm({ submit }: { submit: (values: { bank: string }) => void }) {
  const form = useAppForm({
    request: { failure: null, isBusy: false, isAccepted: false, submit, change: () => undefined },
    defaultValues: { bank: '' },
    validate: ({ bank }) => (bank === '' ? { bank: 'required' } : {}),
  })
  return (
    <Form form={form}>
      <Field form={form} name="bank">
        {(field) => <ChoiceCards {...field} label="Ваш банк" choices={banks} columns={2} />}
      </Field>
      <Button type="submit">Пополнить</Button>
    </Form>
  )
}

it('ChoiceCards in a form take the focus of a failed attempt, with the message in view, and submit the chosen card', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrolled.mockRestore())
  const submit = vi.fn()
  await renderPage(<BankForm submit={submit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Пополнить' }))
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Первый банк' }))
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radiogroup').hasAttribute('aria-invalid')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Пополнить' }))
  expect(submit).toHaveBeenCalledExactlyOnceWith({ bank: 'second' })
})

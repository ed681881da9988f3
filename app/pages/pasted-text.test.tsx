import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { RecoveryDialog } from '#app/features/access/recovery-dialog.tsx'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import {
  pastedAmounts,
  pastedCardNumbers,
  pastedCodes,
  pastedDates,
  pastedExpiries,
  pastedPhones,
  unclearCodes,
  unclearPhones,
} from '#app/testing/pasted-text.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { depositAnswers } from '#app/features/cashier/deposit/deposit.samples.ts'
import { Deposit } from '#app/features/cashier/deposit/deposit.tsx'
import { box, choose, renderWithdraw } from '#app/features/cashier/withdraw/withdraw-page.samples.tsx'
import { InvoicePage } from './invoice/page.tsx'
import { DataForm } from '#app/features/profile/account/data-form.tsx'

/* Every field that takes digits, and what it makes of a paste. A spelling is added to the table, not here. */

type Sent = readonly (readonly [call: string, body: unknown])[]
const bodies = (sent: Sent, name: string) => sent.filter(([call]) => call === name).map(([, body]) => body)
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

/** Replaces the content of a field. */
async function paste(input: HTMLInputElement, text: string): Promise<void> {
  await userEvent.click(input)
  input.setSelectionRange(0, input.value.length)
  await userEvent.paste(text)
}

/** The spellings after which a field that was left is invalid. */
async function rejectedOf(input: HTMLInputElement, spellings: readonly string[]): Promise<string[]> {
  const rejectedSpellings: string[] = []
  for (const text of spellings) {
    await paste(input, text)
    await userEvent.tab()
    if (input.hasAttribute('aria-invalid')) rejectedSpellings.push(text)
  }
  return rejectedSpellings
}

describe('an amount', () => {
  it('of a deposit is sent as it is pasted', async () => {
    const { sent } = await renderPage(<Deposit />, {
      at: '/cashbox',
      answers: { ...depositAnswers, createInvoice: fault.rejected(errorCode.tooManyAttempts) },
    })
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Сумма' })
    for (const [index, text] of pastedAmounts.entries()) {
      await paste(input, text)
      await press(/Перейти к оплате|Проверить/u)
      await waitFor(() => expect([text, bodies(sent, 'createInvoice').length]).toEqual([text, index + 1]))
      expect([text, bodies(sent, 'createInvoice').at(-1)]).toMatchObject([text, { amount: 1501 }])
    }
  })

  it('in English may have a comma between thousands', async () => {
    const { sent } = await renderPage(<Deposit />, {
      language: 'en',
      at: '/cashbox',
      answers: { ...depositAnswers, createInvoice: fault.rejected(errorCode.tooManyAttempts) },
    })
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    await paste(input, '1.501')
    await userEvent.tab()
    expect(await screen.findByText(/^Is it 1,501.₽ or 1\.50.₽\? Enter it without dots or commas$/u)).toBeTruthy()
    await paste(input, '1,501')
    await press('Go to payment')
    await waitFor(() => expect(bodies(sent, 'createInvoice')).toMatchObject([{ amount: 1501 }]))
  })

  it('of a withdrawal is accepted as it is pasted', async () => {
    await renderWithdraw()
    expect(await rejectedOf(box('Сумма'), pastedAmounts)).toEqual([])
  })
})

describe('a code', () => {
  const startResponse = { hash: 'hash', timeout: 10, method: 'sms' }
  async function renderCode(checkVerificationCode: unknown) {
    const rendered = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
      answers: { sendVerificationCode: startResponse, checkVerificationCode },
    })
    await fillIn('Телефон', '9991234567')
    await press('Продолжить')
    const input = await screen.findByLabelText<HTMLInputElement>('Код из SMS')
    return { ...rendered, input, checked: () => bodies(rendered.sent, 'checkVerificationCode') }
  }

  it('is read from every spelling', async () => {
    const { input, checked } = await renderCode(fault.pending)
    for (const text of pastedCodes) {
      await paste(input, text)
      expect([text, input.value]).toEqual([text, '284613'])
    }
    expect(checked()).toMatchObject([{ code: '284613' }])
  })

  it('among other digits is filled in and submitted by the button only, also after a lock-out', async () => {
    const { input, checked, pass } = await renderCode(inOrder(fault.rejected(errorCode.wrongCode), fault.pending))
    for (const [text, value] of unclearCodes) {
      await paste(input, text)
      expect([text, input.value, checked()]).toEqual([text, value, []])
    }
    await press('Подтвердить')
    await screen.findByRole('timer', { name: /Следующая попытка/u })
    await paste(input, unclearCodes[0][0])
    await pass(timing.wrongCodeLockout)
    await waitFor(() => expect(screen.queryByRole('timer', { name: /Следующая попытка/u })).toBeNull())
    expect(checked()).toHaveLength(1)
    await press('Подтвердить')
    expect(checked()).toMatchObject([{}, { code: '284613' }])
  })
})

describe('a bank card', () => {
  const renderCard = async () => {
    await renderPage(
      <Routes>
        <Route path="/invoice/:slug" element={<InvoicePage />} />
      </Routes>,
      {
        at: '/invoice/swiftpay-card?transaction=ab12',
        answers: {
          getPayment: fault.rejected(errorCode.invalidRequest),
          getSwiftpayInvoice: { amount: 1500, transaction: 'ab12', confirmed: 0, submitted: 0 },
        },
      },
    )
    await screen.findByRole('textbox', { name: 'Месяц' })
  }
  const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

  it('takes its expiry date in its month and in its year', async () => {
    await renderCard()
    for (const name of ['Месяц', 'Год'])
      for (const text of pastedExpiries) {
        await userEvent.clear(box('Месяц'))
        await userEvent.clear(box('Год'))
        await paste(box(name), text)
        expect([name, text, box('Месяц').value, box('Год').value]).toEqual([name, text, '12', '30'])
      }
  })

  it('takes its number, also with what follows it', async () => {
    await renderCard()
    for (const text of pastedCardNumbers) {
      await paste(box('Номер карты'), text)
      expect([text, box('Номер карты').value]).toEqual([text, '4111 1111 1111 1111'])
    }
    expect(values()).toEqual(['4111 1111 1111 1111', '12', '30', '123'])
  })

  it('takes its number for a withdrawal', async () => {
    await renderWithdraw()
    await screen.findByRole('textbox', { name: 'Номер карты' })
    expect(await rejectedOf(box('Номер карты'), pastedCardNumbers)).toEqual([])
    expect(box('Номер карты').value).toBe('4111 1111 1111 1111')
  })
})

describe('a phone', () => {
  it('of an account is sent in one form, and never with other digits', async () => {
    const { sent } = await renderPage(<RecoveryDialog onClose={() => undefined} />, {
      answers: { sendVerificationCode: fault.rejected(errorCode.limitExhausted) },
    })
    const input = await screen.findByLabelText<HTMLInputElement>('Телефон', { selector: 'input[type=tel]' })
    for (const text of [...unclearPhones, ...pastedPhones]) {
      await paste(input, text)
      await press('Продолжить')
    }
    await waitFor(() => expect(bodies(sent, 'sendVerificationCode')).toHaveLength(pastedPhones.length))
    for (const body of bodies(sent, 'sendVerificationCode')) expect(body).toMatchObject({ value: '+79991234567' })
  })

  it('of a withdrawal is accepted as it is pasted, and not with other digits', async () => {
    await renderWithdraw()
    await choose('Телефон')
    expect(await rejectedOf(box('Телефон получателя'), [...pastedPhones, ...unclearPhones])).toEqual(unclearPhones)
  })
})

describe('a date', () => {
  it('fills day, month and year from either field, and is sent', async () => {
    const { sent } = await renderPage(
      <DataForm
        user={{
          ...guestUser,
          id: 5,
          phone: '+79991234567',
          profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1985-05-05', sex: 'f', country: 'RU' },
        }}
      />,
      {
        answers: {
          getVerification: { documents: '' },
          getCountries: { items: [{ code: 'RU', name: 'Россия' }] },
          updateProfile: fault.rejected(errorCode.tooManyAttempts),
        },
      },
    )
    const month = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Месяц' })
    for (const name of ['День', 'Год'])
      for (const text of pastedDates) {
        await userEvent.selectOptions(month, 'мая')
        await paste(box(name), text)
        expect([name, text, box('День').value, month.value, box('Год').value]).toEqual([name, text, '8', '2', '1990'])
      }
    await press('Сохранить')
    await waitFor(() => expect(bodies(sent, 'updateProfile')).toMatchObject([{ birthday: '1990-02-08' }]))
  })
})

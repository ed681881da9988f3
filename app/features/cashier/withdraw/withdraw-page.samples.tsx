import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Answers } from '#app/testing/fake-api.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { withdrawAnswers } from './withdraw.samples.ts'
import { Withdraw } from './withdraw.tsx'

/* What the tests of the withdrawal share: the page, and what a player does on it. */

export const OWN = 12_845

/** Renders the withdrawal of a player with own money, and waits for its form. */
export async function renderWithdraw(answers: Answers = {}, tabStorage = memoryStorage()) {
  const rendered = await renderPage(<Withdraw own={OWN} />, {
    at: '/cashbox?tab=withdraw',
    answers: { ...withdrawAnswers, ...answers },
    tabStorage,
  })
  await screen.findByRole('radiogroup', { name: 'Куда вывести' })
  const bodies = (call: string) => rendered.sent.filter(([name]) => name === call).map(([, body]) => body)
  return { ...rendered, bodies, count: (call: string) => bodies(call).length }
}

export const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
/** A field, also while it is locked. */
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
export async function type(name: string, text: string): Promise<void> {
  // The field of a card is loaded when it is shown.
  await screen.findByRole('textbox', { name })
  await userEvent.clear(box(name))
  if (text !== '') await userEvent.type(box(name), text)
}
export async function chooseBank(name: string): Promise<void> {
  const bank = await screen.findByRole('combobox', { name: 'Банк получателя' })
  await userEvent.clear(bank)
  await userEvent.type(bank, `${name}{Enter}`)
}
export const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))
export const mainButton = () =>
  screen.getByRole('button', { name: /^(Проверить заявку|Отправляем заявку|Повторить заявку|Можно через)/u })
export const submit = () => userEvent.click(mainButton())
export const confirm = async () => userEvent.click(await screen.findByRole('button', { name: /^Вывести \d/u }))

export const CARD = '4111111111111111'
/** Fills in a withdrawal to a card, and sends it after the review. */
export async function sendCard(sum = '5000', number = CARD): Promise<void> {
  await type('Номер карты', number)
  await type('Сумма', sum)
  await submit()
  await confirm()
}

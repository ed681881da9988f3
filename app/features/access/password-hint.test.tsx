import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const hint = () => screen.queryByText(/^(?:Слабый|Средний|Хороший|Надёжный) пароль|не примем$/u)?.textContent
const type = async (password: string) => {
  await userEvent.clear(screen.getByLabelText('Пароль', { selector: 'input' }))
  await fillIn('Пароль', password)
}

it.each(['dialog', 'panel'] as const)('SignUpForm in a %s says beforehand what the server rejects', async (place) => {
  await renderPage(<SignUpForm place={place} />)
  await fillIn('Логин', 'northern-star77')
  await type('Kf82-mqt_Wr7b')
  await waitFor(() => expect(hint()).toBe('Надёжный пароль'))
  for (const [password, text] of [
    ['secret12', 'Этот пароль угадывают первым, мы его не примем'],
    ['Northern-Star77', 'Пароль совпадает с логином или контактом, мы его не примем'],
    ['Kf82-m', 'Слабый пароль, можем его не принять'],
  ] as const) {
    await type(password)
    expect([password, hint()]).toEqual([password, text])
  }
  await fillIn('Логин', '8')
  await type('Northern-Star77')
  expect(hint()).toBe('Надёжный пароль')
})

import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { PasswordForm } from '#app/pages/profile/password-form.tsx'
import { rejected } from '#app/testing/failures.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { FIELDS, fillIn } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const stay = () => undefined

interface Form {
  part: () => ReactElement
  call: string
  button: string
  /** What is right by the rules of the browser; what is secret is typed for each try. */
  fill: () => Promise<void>
  again?: () => Promise<void>
  /** The first field, and what the server says of it. */
  first: string
  code: number
}

const forms: Readonly<Record<string, Form>> = {
  login: {
    part: () => <LoginDialog onClose={stay} />,
    call: 'login',
    button: 'Войти',
    fill: async () => {
      await fillIn('Логин, телефон или e-mail', 'marina')
      await fillIn('Пароль', 'for-getful')
    },
    again: () => fillIn('Пароль', 'for-getful'),
    first: 'Логин, телефон или e-mail',
    code: 40,
  },
  registration: {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    button: 'Создать аккаунт',
    fill: async () => {
      await fillIn('Телефон', '9991234567')
      await fillIn('Логин', 'marina')
      await fillIn('Пароль', 'Kf82-mq-17')
      await userEvent.click(screen.getByRole('checkbox'))
    },
    again: () => fillIn('Пароль', 'Kf82-mq-17'),
    first: 'Телефон',
    code: 113,
  },
  recovery: {
    part: () => <RecoveryDialog onClose={stay} />,
    call: 'sendVerificationCode',
    button: 'Продолжить',
    fill: () => fillIn('Телефон', '9991234567'),
    first: 'Телефон',
    code: 112,
  },
  'password of the profile': {
    part: () => <PasswordForm user={guestUser} />,
    call: 'changeCurrentPassword',
    button: 'Изменить пароль',
    fill: async () => {
      await fillIn('Текущий пароль', 'for-getful')
      await fillIn('Новый пароль', 'Kf82-mq-17')
      await fillIn('Новый пароль ещё раз', 'Kf82-mq-17')
    },
    again: async () => {
      await fillIn('Текущий пароль', 'for-getful')
      await fillIn('Новый пароль', 'Kf82-mq-17')
      await fillIn('Новый пароль ещё раз', 'Kf82-mq-17')
    },
    first: 'Текущий пароль',
    code: 135,
  },
}

const focusOn = (label: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label, { selector: FIELDS })))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe.each(Object.entries(forms))('the first wrong field of a %s', (_, form) => {
  it('gets the focus with every try that the browser itself refuses', async () => {
    await renderPage(form.part())
    for (let time = 0; time < 2; time += 1) {
      await press(form.button)
      await focusOn(form.first)
    }
  })

  it('gets the focus with every try that the server refuses', async () => {
    const { sent } = await renderPage(form.part(), {
      answers: {
        [form.call]: () => {
          throw new CallFailure(rejected(form.code))
        },
      },
    })
    await screen.findByRole('button', { name: form.button })
    await form.fill()
    for (let time = 1; time <= 2; time += 1) {
      if (time > 1) await form.again?.()
      await press(form.button)
      await waitFor(() => expect(sent.filter(([call]) => call === form.call)).toHaveLength(time))
      await focusOn(form.first)
    }
  })
})

it('a field that is put right leads nowhere, however many are wrong yet', async () => {
  await renderPage(<SignUpForm place="dialog" />)
  await press('Создать аккаунт')
  await focusOn('Телефон')
  await fillIn('Пароль', 'Kf82-mq-17')
  await focusOn('Пароль')
  expect(screen.getByLabelText('Телефон', { selector: FIELDS }).getAttribute('aria-invalid')).toBe('true')
})

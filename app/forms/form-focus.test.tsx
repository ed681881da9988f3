import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { PasswordForm } from '#app/features/profile/account/password-form.tsx'
import { fault, inOrder } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { FIELDS, fillIn } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { SignInDialog } from '#app/features/access/sign-in-dialog.tsx'
import { RecoveryDialog } from '#app/features/access/recovery-dialog.tsx'
import { SignUpForm } from '#app/features/access/sign-up-form.tsx'

const noop = () => undefined

interface Form {
  part: () => ReactElement
  call: string
  button: string
  /** Fills in valid values. */
  fillValid: () => Promise<void>
  /** Fills in the secret fields again, which are cleared after an attempt. */
  refillSecrets?: () => Promise<void>
  /** Label of the first field, and an error code for it. */
  first: string
  code: number
}

const forms: Readonly<Record<string, Form>> = {
  'sign-in': {
    part: () => <SignInDialog onClose={noop} />,
    call: 'login',
    button: 'Войти',
    fillValid: async () => {
      await fillIn('Логин, телефон или e-mail', 'marina')
      await fillIn('Пароль', 'for-getful')
    },
    refillSecrets: () => fillIn('Пароль', 'for-getful'),
    first: 'Логин, телефон или e-mail',
    code: 40,
  },
  'sign-up': {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    button: 'Создать аккаунт',
    fillValid: async () => {
      await fillIn('Телефон', '9991234567')
      await fillIn('Логин', 'marina')
      await fillIn('Пароль', 'Kf82-mq-17')
      await userEvent.click(screen.getByRole('checkbox'))
    },
    refillSecrets: () => fillIn('Пароль', 'Kf82-mq-17'),
    first: 'Телефон',
    code: 113,
  },
  recovery: {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'sendVerificationCode',
    button: 'Продолжить',
    fillValid: () => fillIn('Телефон', '9991234567'),
    first: 'Телефон',
    code: 112,
  },
  'password of the profile': {
    part: () => <PasswordForm user={guestUser} />,
    call: 'changeCurrentPassword',
    button: 'Изменить пароль',
    fillValid: async () => {
      await fillIn('Текущий пароль', 'for-getful')
      await fillIn('Новый пароль', 'Kf82-mq-17')
      await fillIn('Новый пароль ещё раз', 'Kf82-mq-17')
    },
    refillSecrets: async () => {
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

describe.each(Object.entries(forms))('Form in the %s form', (_, form) => {
  it('focuses the first invalid field on each attempt that fails local validation', async () => {
    await renderPage(form.part())
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await press(form.button)
      await focusOn(form.first)
    }
  })

  it('focuses the first invalid field on each attempt that the server rejects', async () => {
    const { sent } = await renderPage(form.part(), {
      answers: {
        [form.call]: () => {
          throw new CallFailure(rejected(form.code))
        },
      },
    })
    await screen.findByRole('button', { name: form.button })
    await form.fillValid()
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      if (attempt > 1) await form.refillSecrets?.()
      await press(form.button)
      await waitFor(() => expect(sent.filter(([call]) => call === form.call)).toHaveLength(attempt))
      await focusOn(form.first)
    }
  })
})

it('Form does not move focus when a field becomes valid', async () => {
  await renderPage(<SignUpForm place="dialog" />)
  await press('Создать аккаунт')
  await focusOn('Телефон')
  await fillIn('Пароль', 'Kf82-mq-17')
  await focusOn('Пароль')
  expect(screen.getByLabelText('Телефон', { selector: FIELDS }).getAttribute('aria-invalid')).toBe('true')
})

it('Form does not take the focus from the field that the user is typing in when a rejection arrives', async () => {
  const { promise, reject } = Promise.withResolvers<object>()
  await renderPage(<SignUpForm place="dialog" />, { answers: { register: () => promise } })
  await fillIn('Телефон', '9991234567')
  await fillIn('Логин', 'marina')
  await fillIn('Пароль', 'Kf82-mq-17')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Создать аккаунт')
  await fillIn('Логин', 'another-login')
  reject(new CallFailure(rejected(113)))
  await waitFor(() =>
    expect(screen.getByLabelText('Телефон', { selector: FIELDS }).getAttribute('aria-invalid')).toBe('true'),
  )
  await focusOn('Логин')
})

it('PasswordForm says after a lost response that a wrong current password may already be changed', async () => {
  await renderPage(<PasswordForm user={guestUser} />, {
    answers: { changeCurrentPassword: inOrder(fault.noResponse, fault.rejected(135)) },
  })
  const fill = async () => {
    await fillIn('Текущий пароль', 'for-getful')
    await fillIn('Новый пароль', 'Kf82-mq-17')
    await fillIn('Новый пароль ещё раз', 'Kf82-mq-17')
  }
  await fill()
  await press('Изменить пароль')
  await screen.findByText(/Возможно, пароль уже/u)
  await press('Изменить пароль')
  await focusOn('Текущий пароль')
  expect(screen.getByText(/Попробуйте новый пароль как текущий/u)).toBeTruthy()
})

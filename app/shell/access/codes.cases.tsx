import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SOCIAL_WINDOW } from '#contract/pages.ts'
import type { Language } from '#contract/languages.ts'
import { NOBODY } from '#contract/errors/of-calls.ts'
import { fillIn, type Flows, type Words } from '#app/testing/describe-rejections.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialEntry } from './social-entry.tsx'

/* Where the codes of each way in stand, as data. */

const stay = () => undefined
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const phone: Words = { ru: 'Телефон', en: 'Phone' }
const email: Words = { ru: 'E-mail', en: 'E-mail' }
const password: Words = { ru: 'Пароль', en: 'Password' }
const proceed: Words = { ru: 'Продолжить', en: 'Continue' }
const code: Words = { ru: 'Код из SMS', en: 'The code from the text' }

const fillLogin = async (language: Language) => {
  await fillIn({ ru: 'Логин, телефон или e-mail', en: 'Login, phone or e-mail' }[language], 'marina')
  await fillIn(password[language], 'for-getful')
}
const fillRest = async (language: Language) => {
  await fillIn({ ru: 'Логин', en: 'Login' }[language], 'marina')
  await fillIn(password[language], 'Kf82-mq-17')
  await userEvent.click(screen.getByRole('checkbox'))
}
const begun = { hash: 'hash', timeout: 10, method: 'sms' }
const beginRecovery = async (language: Language) => {
  await fillIn(phone[language], '9991234567')
  await press(proceed[language])
}
const enterCode = async (language: Language) => fillIn(code[language], '284613')

/** Any other refusal of a login is a wrong pair (`spec §8`). */
const TOLD: readonly number[] = [2, 5, 26]
const wrongPair: Words = { ru: 'Неверный логин или пароль', en: 'Invalid username or password entered' }

/** What a proof says where the server asks to wait, where it has ended, where a wrong code locks it. */
const held: Words = { ru: 'Слишком много попыток', en: 'Too many attempts' }
const ended: Words = { ru: 'Время вышло', en: 'The time is over' }
const locked: Words = { ru: 'Следующая попытка через', en: 'Next attempt in' }
const nobody = (ru: string, en: string) => (refused: number) => (refused === NOBODY ? { ru, en } : null)

/** A call or a text that is awaited, which is asked about each second. */
const arrival = (method: 'wait-call' | 'wait-sms', check: string, awaits: Words): Flows => ({
  [`the check of a recovery, ${method}`]: {
    part: () => <RecoveryDialog onClose={stay} />,
    call: check,
    answers: { sendVerificationCode: { ...begun, method, number: '+78000000001', text: '284613' } },
    fill: beginRecovery,
    awaits,
    fields: [],
    alone: [1, 2, 3, 5, 6, 11, 26, 27],
    leadsTo: [[ended, [4]]],
  },
})

/** The page says that there is a network, as the reference API's document does. */
const socialEntry = () => {
  const meta = document.createElement('meta')
  meta.name = SOCIAL_WINDOW
  meta.content = '/social'
  // The body is emptied after each test.
  document.body.append(meta)
  return <SocialEntry />
}

export const accessFlows: Flows = {
  login: {
    part: () => <LoginDialog onClose={stay} />,
    call: 'login',
    fill: fillLogin,
    press: { ru: 'Войти', en: 'Sign in' },
    fields: [
      [{ ru: 'Логин, телефон или e-mail', en: 'Login, phone or e-mail' }, [40, 41]],
      [password, [24, 130, 131]],
    ],
    alone: [1, 2, 3, 5, 11, 26, 42, 43, 44, 111, 121, 132, 133, 134, 135, 136],
    says: (refused) => (TOLD.includes(refused) ? null : wrongPair),
  },
  'registration by phone': {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    fill: async (language) => {
      await fillIn(phone[language], '9991234567')
      await fillRest(language)
    },
    press: { ru: 'Создать аккаунт', en: 'Create an account' },
    fields: [
      [phone, [110, 111, 112, 113, 114, 115, 116]],
      [{ ru: 'Логин', en: 'Login' }, [40, 41, 42, 43, 44]],
      [password, [24, 130, 131, 132, 133, 134, 135, 136]],
    ],
    alone: [1, 2, 3, 5, 11, 26],
  },
  'registration by e-mail': {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    fill: async (language) => {
      await userEvent.click(screen.getByRole('radio', { name: 'E-mail' }))
      await fillIn(email[language], 'marina@example.com')
      await fillRest(language)
    },
    press: { ru: 'Создать аккаунт', en: 'Create an account' },
    fields: [[email, [120, 121, 122, 123]]],
    alone: [1, 2, 3, 5, 11, 26],
  },
  'the contact of a recovery': {
    part: () => <RecoveryDialog onClose={stay} />,
    call: 'sendVerificationCode',
    fill: async (language) => fillIn(phone[language], '9991234567'),
    press: proceed,
    fields: [[phone, [NOBODY, 110, 111, 112, 113, 115, 116]]],
    alone: [1, 3, 4, 6, 11, 24, 26, 27, 114],
    leadsTo: [[held, [2, 5]]],
    says: nobody('Этот телефон не найден', 'This phone was not found'),
  },
  'the e-mail of a recovery': {
    part: () => <RecoveryDialog onClose={stay} />,
    call: 'sendVerificationCode',
    fill: async (language) => {
      await userEvent.click(screen.getByRole('radio', { name: 'E-mail' }))
      await fillIn(email[language], 'marina@example.com')
    },
    press: proceed,
    fields: [[email, [NOBODY, 120, 121, 122, 123]]],
    alone: [1, 3, 4, 6, 11, 24, 26, 27],
    leadsTo: [[held, [2, 5]]],
    says: nobody('Этот e-mail не найден', 'This e-mail was not found'),
  },
  'the code of a recovery': {
    part: () => <RecoveryDialog onClose={stay} />,
    call: 'checkVerificationCode',
    answers: { sendVerificationCode: begun },
    fill: async (language) => {
      await beginRecovery(language)
      await enterCode(language)
    },
    fields: [[code, [100, 114]]],
    alone: [1, 3, 5, 6, 11, 26],
    leadsTo: [
      [locked, [2]],
      [ended, [4]],
    ],
  },
  ...arrival('wait-call', 'checkWaitCall', { ru: 'Ждём звонка…', en: 'Waiting for the call…' }),
  ...arrival('wait-sms', 'checkWaitSms', { ru: 'Ждём SMS…', en: 'Waiting for the text…' }),
  'the password of a recovery': {
    part: () => <RecoveryDialog onClose={stay} />,
    call: 'changePassword',
    answers: { sendVerificationCode: begun, checkVerificationCode: {} },
    fill: async (language) => {
      await beginRecovery(language)
      await enterCode(language)
      await fillIn({ ru: 'Новый пароль', en: 'New password' }[language], 'Kf82-mq-17')
      await fillIn({ ru: 'Новый пароль ещё раз', en: 'New password once more' }[language], 'Kf82-mq-17')
      await press({ ru: 'Сохранить пароль', en: 'Save the password' }[language])
    },
    fields: [[{ ru: 'Новый пароль', en: 'New password' }, [130, 131, 132, 133, 134, 135, 136]]],
    alone: [1, 2, 3, 5, 11, 26, 27],
    leadsTo: [[ended, [4]]],
  },
  'a social network': {
    part: socialEntry,
    call: 'socialLogin',
    press: { ru: 'Войти через Сеть песочницы', en: 'Continue with Sandbox network' },
    fields: [],
    alone: [1, 2, 3, 5, 11, 26, 42],
    says: (refused) =>
      refused === 42
        ? {
            ru: 'Подтверждение устарело: оно действует две минуты. Нажмите ещё раз.',
            en: 'The confirmation is out of date: it is good for two minutes. Please press again.',
          }
        : null,
  },
}

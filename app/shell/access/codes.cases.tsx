import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SOCIAL_WINDOW } from '#contract/pages.ts'
import type { Language } from '#contract/languages.ts'
import { UNKNOWN_CONTACT } from '#contract/errors/codes.ts'
import { fillIn, type Flows, type Words } from '#app/testing/describe-rejections.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialEntry } from './social-entry.tsx'

/* Where login, registration and recovery show each error code. */

const noop = () => undefined
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const phone: Words = { ru: 'Телефон', en: 'Phone' }
const email: Words = { ru: 'E-mail', en: 'Email' }
const password: Words = { ru: 'Пароль', en: 'Password' }
const continueLabel: Words = { ru: 'Продолжить', en: 'Continue' }
const code: Words = { ru: 'Код из SMS', en: 'Code from the text message' }

const fillLogin = async (language: Language) => {
  await fillIn({ ru: 'Логин, телефон или e-mail', en: 'Username, phone or email' }[language], 'marina')
  await fillIn(password[language], 'for-getful')
}
const fillRest = async (language: Language) => {
  await fillIn({ ru: 'Логин', en: 'Username' }[language], 'marina')
  await fillIn(password[language], 'Kf82-mq-17')
  await userEvent.click(screen.getByRole('checkbox'))
}
const startResponse = { hash: 'hash', timeout: 10, method: 'sms' }
const startRecovery = async (language: Language) => {
  await fillIn(phone[language], '9991234567')
  await press(continueLabel[language])
}
const enterCode = async (language: Language) => fillIn(code[language], '284613')

/** Login rejections with their own text; all others are a wrong pair (`spec §8`). */
const DISCLOSED_CODES: readonly number[] = [2, 5, 26]
const wrongPair: Words = { ru: 'Неверный логин или пароль', en: 'Invalid username or password' }

/** Texts of a verification that is on hold, has ended, or is locked after a wrong code. */
const onHoldText: Words = { ru: 'Слишком много попыток', en: 'Too many attempts' }
const endedText: Words = { ru: 'Время вышло', en: 'Time’s up' }
const lockedText: Words = { ru: 'Следующая попытка через', en: 'Next attempt in' }
const unknownContact = (ru: string, en: string) => (code: number) => (code === UNKNOWN_CONTACT ? { ru, en } : null)

/** Verification by an incoming call or SMS, which is polled every second. */
const arrival = (method: 'wait-call' | 'wait-sms', check: string, awaits: Words): Flows => ({
  [`arrival check of the recovery by ${method}`]: {
    part: () => <RecoveryDialog onClose={noop} />,
    call: check,
    answers: { sendVerificationCode: { ...startResponse, method, number: '+78000000001', text: '284613' } },
    fill: startRecovery,
    awaits,
    fields: [],
    alone: [1, 2, 3, 5, 6, 11, 26, 27],
    leadsTo: [[endedText, [4]]],
  },
})

/** Adds the meta tag of a configured social network, as the reference API's document does. */
const socialEntry = () => {
  const meta = document.createElement('meta')
  meta.name = SOCIAL_WINDOW
  meta.content = '/social'
  // In the body, which is emptied after each test.
  document.body.append(meta)
  return <SocialEntry />
}

export const accessFlows: Flows = {
  login: {
    part: () => <LoginDialog onClose={noop} />,
    call: 'login',
    fill: fillLogin,
    press: { ru: 'Войти', en: 'Sign in' },
    fields: [
      [{ ru: 'Логин, телефон или e-mail', en: 'Username, phone or email' }, [40, 41]],
      [password, [24, 130, 131]],
    ],
    alone: [1, 2, 3, 5, 11, 26, 42, 43, 44, 111, 121, 132, 133, 134, 135, 136],
    says: (code) => (DISCLOSED_CODES.includes(code) ? null : wrongPair),
  },
  'registration by phone': {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    fill: async (language) => {
      await fillIn(phone[language], '9991234567')
      await fillRest(language)
    },
    press: { ru: 'Создать аккаунт', en: 'Create account' },
    fields: [
      [phone, [110, 111, 112, 113, 114, 115, 116]],
      [{ ru: 'Логин', en: 'Username' }, [40, 41, 42, 43, 44]],
      [password, [24, 130, 131, 132, 133, 134, 135, 136]],
    ],
    alone: [1, 2, 3, 5, 11, 26],
  },
  'registration by e-mail': {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    fill: async (language) => {
      await userEvent.click(screen.getByRole('radio', { name: email[language] }))
      await fillIn(email[language], 'marina@example.com')
      await fillRest(language)
    },
    press: { ru: 'Создать аккаунт', en: 'Create account' },
    fields: [[email, [120, 121, 122, 123]]],
    alone: [1, 2, 3, 5, 11, 26],
  },
  'contact of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'sendVerificationCode',
    fill: async (language) => fillIn(phone[language], '9991234567'),
    press: continueLabel,
    fields: [[phone, [UNKNOWN_CONTACT, 110, 111, 112, 113, 115, 116]]],
    alone: [1, 3, 4, 6, 11, 24, 26, 27, 114],
    leadsTo: [[onHoldText, [2, 5]]],
    says: unknownContact('Этот телефон не найден', 'Phone number not found'),
  },
  'e-mail of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'sendVerificationCode',
    fill: async (language) => {
      await userEvent.click(screen.getByRole('radio', { name: email[language] }))
      await fillIn(email[language], 'marina@example.com')
    },
    press: continueLabel,
    fields: [[email, [UNKNOWN_CONTACT, 120, 121, 122, 123]]],
    alone: [1, 3, 4, 6, 11, 24, 26, 27],
    leadsTo: [[onHoldText, [2, 5]]],
    says: unknownContact('Этот e-mail не найден', 'Email not found'),
  },
  'code of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'checkVerificationCode',
    answers: { sendVerificationCode: startResponse },
    fill: async (language) => {
      await startRecovery(language)
      await enterCode(language)
    },
    fields: [[code, [100, 114]]],
    alone: [1, 3, 5, 6, 11, 26],
    leadsTo: [
      [lockedText, [2]],
      [endedText, [4]],
    ],
  },
  ...arrival('wait-call', 'checkWaitCall', { ru: 'Ждём звонка…', en: 'Waiting for your call…' }),
  ...arrival('wait-sms', 'checkWaitSms', { ru: 'Ждём SMS…', en: 'Waiting for your text…' }),
  'password of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'changePassword',
    answers: { sendVerificationCode: startResponse, checkVerificationCode: {} },
    fill: async (language) => {
      await startRecovery(language)
      await enterCode(language)
      await fillIn({ ru: 'Новый пароль', en: 'New password' }[language], 'Kf82-mq-17')
      await fillIn({ ru: 'Новый пароль ещё раз', en: 'Repeat new password' }[language], 'Kf82-mq-17')
      await press({ ru: 'Сохранить пароль', en: 'Save password' }[language])
    },
    fields: [[{ ru: 'Новый пароль', en: 'New password' }, [130, 131, 132, 133, 134, 135, 136]]],
    alone: [1, 2, 3, 5, 11, 26, 27],
    leadsTo: [[endedText, [4]]],
  },
  'social login': {
    part: socialEntry,
    call: 'socialLogin',
    press: { ru: 'Войти через Сеть песочницы', en: 'Continue with Sandbox network' },
    fields: [],
    alone: [1, 2, 3, 5, 11, 26, 42],
    says: (code) =>
      code === 42
        ? {
            ru: 'Подтверждение устарело: оно действует две минуты. Нажмите ещё раз.',
            en: 'The confirmation expired: it’s valid for two minutes. Please try again.',
          }
        : null,
  },
}

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SOCIAL_WINDOW } from '#contract/lobby/pages.ts'
import { errorCode, UNKNOWN_CONTACT } from '#contract/errors/codes.ts'
import { emailErrors, phoneErrors } from '#contract/errors/groups.ts'
import type { Failure } from '#app/http/failure.ts'
import { signInProblems } from './models/sign-in.model.ts'
import { fillIn, type Flows } from '#app/testing/describe-rejections.tsx'
import { requestOptions } from '#app/testing/prompt-passkeys.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { contactProblem } from './recovery/ask-contact.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialEntry } from './social-entry.tsx'

/* Where sign-in, sign-up and recovery show the error codes of their calls. */

const noop = () => undefined
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const fillSignIn = async () => {
  await fillIn('Логин, телефон или e-mail', 'marina')
  await fillIn('Пароль', 'for-getful')
}
const fillPhone = () => fillIn('Телефон', '9991234567')
const fillEmail = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'E-mail' }))
  await fillIn('E-mail', 'marina@example.com')
}
const fillRest = async () => {
  await fillIn('Логин', 'marina')
  await fillIn('Пароль', 'Kf82-mq-17')
  await userEvent.click(screen.getByRole('checkbox'))
}
const startResponse = { hash: 'hash', timeout: 10, method: 'sms' }
const startRecovery = async () => {
  await fillPhone()
  await press('Продолжить')
}
const enterCode = () => fillIn('Код из SMS', '284613')

/** Sign-in rejections with their own text; all others are a wrong pair (`spec §8`). */
const DISCLOSED_CODES: readonly number[] = [
  errorCode.tooManyAttempts,
  errorCode.tooManyRequests,
  errorCode.accountBlocked,
]

/** Texts of a verification that is on hold, has ended, or is locked after a wrong code. */
const onHoldText = 'Слишком много попыток'
const endedText = 'Время вышло'
const lockedText = 'Следующая попытка через'

const contactProblems = (failure: Failure) => {
  const problem = contactProblem(failure)
  return problem === null ? {} : { contact: problem }
}
const unknownContact = (text: string) => (code: number) => (code === UNKNOWN_CONTACT ? text : null)

/** Verification by an incoming call or SMS, which is polled every second. */
const arrival = (method: 'wait-call' | 'wait-sms', check: string, awaits: string): Flows => ({
  [`arrival check of the recovery by ${method}`]: {
    part: () => <RecoveryDialog onClose={noop} />,
    call: check,
    answers: { sendVerificationCode: { ...startResponse, method, number: '+78000000001', text: '284613' } },
    fill: startRecovery,
    awaits,
    leadsTo: [[endedText, [errorCode.timedOut]]],
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
    part: () => <SignInDialog onClose={noop} />,
    call: 'login',
    fill: fillSignIn,
    press: 'Войти',
    problemsOf: signInProblems,
    fields: [
      ['Логин, телефон или e-mail', 'login', [errorCode.loginMissing, errorCode.loginTooShort]],
      ['Пароль', 'password', [errorCode.challengeFailed, errorCode.passwordMissing, errorCode.passwordTooShort]],
    ],
    undeclared: [errorCode.phoneNotRegistered, errorCode.emailNotRegistered],
    says: (code) => (DISCLOSED_CODES.includes(code) ? null : 'Неверный логин или пароль'),
  },
  'second step of the sign-in': {
    part: () => <SecondStep ticket="ticket" tone="primary" />,
    call: 'confirmSignIn',
    fill: () => fillIn('Код из приложения', '284613'),
    press: 'Войти',
    fields: [['Код из приложения', 'code']],
    leadsTo: [[endedText, [errorCode.timedOut]]],
    says: (code) => (code === errorCode.accountBlocked ? 'Войти в него нельзя. Причину сообщит поддержка.' : null),
  },
  'sign-in by a passkey': {
    part: () => <PasskeyEntry />,
    call: 'signInByPasskey',
    answers: { getPasskeyOptions: requestOptions },
    press: 'Войти с ключом доступа',
    says: (code) => (code === errorCode.accountBlocked ? 'Войти в него нельзя. Причину сообщит поддержка.' : null),
  },
  'sign-up by phone': {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    fill: async () => {
      await fillPhone()
      await fillRest()
    },
    press: 'Создать аккаунт',
    fields: [
      ['Телефон', 'phone'],
      ['Логин', 'login'],
      ['Пароль', 'password'],
    ],
    without: emailErrors,
  },
  'sign-up by e-mail': {
    part: () => <SignUpForm place="dialog" />,
    call: 'register',
    fill: async () => {
      await fillEmail()
      await fillRest()
    },
    press: 'Создать аккаунт',
    fields: [['E-mail', 'email']],
    only: emailErrors,
  },
  'contact of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'sendVerificationCode',
    fill: fillPhone,
    press: 'Продолжить',
    problemsOf: contactProblems,
    fields: [
      ['Телефон', 'contact', [UNKNOWN_CONTACT, ...phoneErrors.filter((code) => code !== errorCode.codeMissing)]],
    ],
    without: emailErrors,
    leadsTo: [[onHoldText, [errorCode.tooManyAttempts, errorCode.tooManyRequests]]],
    says: unknownContact('Этот телефон не найден'),
  },
  'e-mail of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'sendVerificationCode',
    fill: fillEmail,
    press: 'Продолжить',
    problemsOf: contactProblems,
    fields: [['E-mail', 'contact', [UNKNOWN_CONTACT, ...emailErrors]]],
    only: [UNKNOWN_CONTACT, ...emailErrors],
    says: unknownContact('Этот e-mail не найден'),
  },
  'code of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'checkVerificationCode',
    answers: { sendVerificationCode: startResponse },
    fill: async () => {
      await startRecovery()
      await enterCode()
    },
    fields: [['Код из SMS', 'code']],
    leadsTo: [
      [lockedText, [errorCode.tooManyAttempts]],
      [endedText, [errorCode.timedOut]],
    ],
  },
  ...arrival('wait-call', 'checkWaitCall', 'Ждём звонка…'),
  ...arrival('wait-sms', 'checkWaitSms', 'Ждём SMS…'),
  'password of the recovery': {
    part: () => <RecoveryDialog onClose={noop} />,
    call: 'changePassword',
    answers: { sendVerificationCode: startResponse, checkVerificationCode: {} },
    fill: async () => {
      await startRecovery()
      await enterCode()
      await fillIn('Новый пароль', 'Kf82-mq-17')
      await fillIn('Новый пароль ещё раз', 'Kf82-mq-17')
      await press('Сохранить пароль')
    },
    fields: [['Новый пароль', 'password']],
    leadsTo: [[endedText, [errorCode.timedOut]]],
  },
  'social sign-in': {
    part: socialEntry,
    call: 'socialLogin',
    press: 'Войти через Сеть песочницы',
    says: (code) =>
      code === errorCode.wrongCredentials ? 'Подтверждение устарело: оно действует две минуты. Нажмите ещё раз.' : null,
  },
}

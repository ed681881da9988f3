import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { errorCode } from '#contract/errors/codes.ts'
import { testUser } from '#app/testing/test-user.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { fillIn, type Flows } from '#app/testing/describe-rejections.tsx'
import { creationOptions } from '#app/testing/prompt-passkeys.ts'
import { CodeDialog } from '#app/features/cashier/withdraw/code-dialog.tsx'
import { BonusList } from '#app/features/profile/promo/bonus-list.tsx'
import { Cashback } from '#app/features/profile/promo/cashback.tsx'
import { ConfirmDialog } from '#app/features/profile/verification/confirm-dialog.tsx'
import { DataForm } from '#app/features/profile/account/data-form.tsx'
import { Notifications } from '#app/features/profile/notifications/notifications.tsx'
import { IdentityDocuments } from '#app/features/profile/verification/identity-documents.tsx'
import { PasswordForm } from '#app/features/profile/account/password-form.tsx'
import { PromoCode } from '#app/features/profile/promo/promo-code.tsx'
import { AddDialog } from '#app/features/profile/account/passkeys/add-dialog.tsx'
import { DisableDialog } from '#app/features/profile/account/second-factor/disable-dialog.tsx'
import { SecondFactorSection } from '#app/features/profile/account/second-factor/second-factor.tsx'
import { Sessions } from '#app/features/profile/account/sessions.tsx'
import { Settings } from '#app/features/profile/account/settings.tsx'

const user = { ...testUser, profile: { ...testUser.profile } }
const bonus = { id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'available' }
const fillPassword = async () => {
  await fillIn('Текущий пароль', 'old-secret')
  await fillIn('Новый пароль', 'Kf82-mq-17')
  await fillIn('Новый пароль ещё раз', 'Kf82-mq-17')
}
const fillCode = async () => {
  await userEvent.type(screen.getByRole('textbox'), 'NORTH')
}
const continueLabel = 'Продолжить'
const codes = {
  phone: 'Код из SMS',
  email: 'Код из письма',
} as const
const onHoldText = 'Слишком много попыток'
const endedText = 'Время вышло'
const lockedText = 'Следующая попытка через'
const noop = () => undefined
const SECURITY = '/profile?tab=profile&sub=security'
const factor = (enabled: boolean) => ({ enabled, at_sign_in: enabled, at_withdrawal: enabled, recovery_codes: 10 })
const dialogs = {
  phone: <ConfirmDialog kind="phone" contact="+79991234567" onClose={noop} />,
  email: <ConfirmDialog kind="email" contact="anna@example.com" onClose={noop} />,
} as const

/** The contact is verified: the dialog closes. */
const CONFIRMED = [errorCode.alreadyConfirmed]

/** Start of a contact verification, and its code. */
const confirmation = (kind: 'phone' | 'email', verify: string): Flows => ({
  [`start of the verification by code, ${kind}`]: {
    part: () => dialogs[kind],
    call: 'sendUserCode',
    answers: { getVerifyMethod: { method: 'sms' } },
    press: continueLabel,
    leadsTo: [[onHoldText, [errorCode.tooManyAttempts, errorCode.tooManyRequests]]],
    without: CONFIRMED,
  },
  [`code of the verification, ${kind}`]: {
    part: () => dialogs[kind],
    call: verify,
    answers: { getVerifyMethod: { method: 'sms' }, sendUserCode: { timeout: 10, method: 'sms' } },
    fill: async () => {
      await userEvent.click(await screen.findByRole('button', { name: continueLabel }))
      await fillIn(codes[kind], '284613')
    },
    fields: [[codes[kind], 'code']],
    leadsTo: [
      [lockedText, [errorCode.tooManyAttempts]],
      [endedText, [errorCode.timedOut]],
    ],
    without: CONFIRMED,
  },
})
/** The same for verification by an incoming call or SMS, which is polled until it arrives. */
const arrival = (method: 'wait-call' | 'wait-sms', begin: string, check: string, awaits: string): Flows => ({
  [`start of the verification by ${method}`]: {
    part: () => dialogs.phone,
    call: begin,
    answers: { getVerifyMethod: { method } },
    press: continueLabel,
    leadsTo: [[onHoldText, [errorCode.tooManyAttempts, errorCode.tooManyRequests]]],
    without: CONFIRMED,
  },
  [`arrival check of the verification by ${method}`]: {
    part: () => dialogs.phone,
    call: check,
    answers: {
      getVerifyMethod: { method },
      [begin]: { hash: 'hash', timeout: 10, number: '+78000000001', text: '284613' },
    },
    press: continueLabel,
    awaits,
    leadsTo: [[endedText, [errorCode.timedOut]]],
    without: CONFIRMED,
  },
})

const pictures = () => [1, 2].map((number) => new File(['picture'], `${number}.jpg`, { type: 'image/jpeg' }))
const documents = 'Документы'
const news = { id: 1, title: 'News', text: '', created_at: '2026-01-10 12:00:00', is_read: false }

export const profileFlows: Flows = {
  'personal data': {
    part: () => <DataForm user={user} />,
    call: 'updateProfile',
    answers: { getCountries: { items: [{ code: 'RU', name: 'Россия' }] } },
    press: 'Сохранить',
    fields: [
      ['Имя', 'first_name'],
      ['Фамилия', 'last_name'],
      ['Страна', 'country'],
      ['Пол', 'sex'],
      ['День', 'birthday'],
      ['Телефон', 'phone'],
      ['E-mail', 'email'],
    ],
  },
  password: {
    part: () => <PasswordForm user={user} />,
    call: 'changeCurrentPassword',
    fill: fillPassword,
    press: 'Изменить пароль',
    fields: [
      ['Текущий пароль', 'current'],
      ['Новый пароль', 'password'],
      ['Новый пароль ещё раз', 'again'],
    ],
  },
  'promo code': {
    part: () => <PromoCode user={user} />,
    call: 'getPromoCode',
    fill: fillCode,
    press: 'Показать бонус',
    fields: [['Промокод', 'promocode']],
    // The back end lacks the call: the code can be activated without its terms.
    leadsTo: [['условия заранее не видны', [errorCode.invalidRequest]]],
  },
  'bonus of a promo code': {
    part: () => <PromoCode user={user} />,
    call: 'activateBonus',
    answers: { getPromoCode: { ...bonus, id: 0 }, getBonuses: { items: [] } },
    fill: async () => {
      await fillCode()
      await userEvent.click(screen.getByRole('button', { name: 'Показать бонус' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Взять бонус: Gift' }))
    },
  },
  bonus: {
    part: () => <BonusList user={user} />,
    at: playerPaths.bonuses(),
    call: 'activateBonus',
    answers: { getBonuses: { items: [bonus] } },
    press: 'Взять бонус: Gift',
  },
  'giving a bonus up': {
    part: () => <BonusList user={user} />,
    at: playerPaths.bonuses(),
    call: 'endBonus',
    answers: { getBonuses: { items: [{ ...bonus, state: 'active' }] } },
    fill: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Отказаться и оставить свои деньги: Gift' }))
      await userEvent.click(screen.getByRole('button', { name: 'Отказаться от бонуса' }))
    },
  },
  cashback: {
    part: () => <Cashback user={user} />,
    call: 'takeCashback',
    press: 'Забрать кешбэк',
  },
  'begin of the second factor': {
    part: () => <SecondFactorSection />,
    at: SECURITY,
    call: 'beginSecondFactor',
    answers: { getSecondFactor: factor(false) },
    fill: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Включить' }))
      await fillIn('Текущий пароль', 'for-getful')
      await userEvent.click(screen.getByRole('button', { name: continueLabel }))
    },
    fields: [['Текущий пароль', 'current']],
  },
  'first code of the second factor': {
    part: () => <SecondFactorSection />,
    at: SECURITY,
    call: 'enableSecondFactor',
    answers: {
      getSecondFactor: factor(false),
      beginSecondFactor: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' },
    },
    fill: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Включить' }))
      await fillIn('Текущий пароль', 'for-getful')
      await userEvent.click(screen.getByRole('button', { name: continueLabel }))
      await fillIn('Код из приложения', '284613')
    },
    fields: [['Код из приложения', 'code']],
  },
  'places of the second factor': {
    part: () => <SecondFactorSection />,
    at: SECURITY,
    call: 'changeSecondFactor',
    answers: { getSecondFactor: factor(true) },
    fill: () => fillIn('Код из приложения', '284613'),
    press: 'Сохранить',
    fields: [['Код из приложения', 'code']],
  },
  'end of the second factor': {
    part: () => <DisableDialog onClose={noop} />,
    call: 'disableSecondFactor',
    fill: async () => {
      await fillIn('Текущий пароль', 'for-getful')
      await fillIn('Код из приложения', '284613')
    },
    press: 'Выключить',
    fields: [
      ['Текущий пароль', 'current'],
      ['Код из приложения', 'code'],
    ],
  },
  'second factor of a withdrawal': {
    part: () => <CodeDialog onConfirmed={noop} onClose={noop} />,
    call: 'confirmSecondFactor',
    fill: () => fillIn('Код из приложения', '284613'),
    fields: [['Код из приложения', 'code']],
  },
  'begin of a passkey': {
    part: () => <AddDialog onAdded={noop} onClose={noop} />,
    call: 'beginPasskey',
    answers: { getSecondFactor: factor(true) },
    fill: async () => {
      await fillIn('Название', 'Телефон')
      await fillIn('Текущий пароль', 'for-getful')
      await fillIn('Код из приложения', '284613')
    },
    press: 'Создать ключ',
    fields: [
      ['Текущий пароль', 'current'],
      ['Код из приложения', 'code'],
    ],
  },
  'new passkey': {
    part: () => <AddDialog onAdded={noop} onClose={noop} />,
    call: 'addPasskey',
    answers: { getSecondFactor: factor(false), beginPasskey: creationOptions },
    fill: async () => {
      await fillIn('Название', 'Телефон')
      await fillIn('Текущий пароль', 'for-getful')
    },
    press: 'Создать ключ',
    fields: [['Название', 'name']],
  },
  'other sessions': {
    part: () => <Sessions />,
    at: SECURITY,
    call: 'endOtherSessions',
    answers: {
      getSessions: {
        items: [1, 2].map((id) => ({ id, created_at: 1_700_000_000, used_at: 1_700_000_000, current: id === 1 })),
      },
    },
    press: 'Выйти на других устройствах',
  },
  ...confirmation('phone', 'verifyPhone'),
  ...confirmation('email', 'verifyEmail'),
  ...arrival('wait-call', 'awaitUserCall', 'checkUserCall', 'Ждём звонка…'),
  ...arrival('wait-sms', 'awaitUserSms', 'checkUserSms', 'Ждём SMS…'),
  'identity documents': {
    part: () => <IdentityDocuments state="" />,
    call: 'uploadPassport',
    fill: async () => {
      const choose = 'Выбрать снимки'
      await userEvent.upload(screen.getByLabelText(choose), pictures())
    },
    press: 'Отправить снимки',
    groups: true,
    fields: [[documents, 'pictures']],
  },
  setting: {
    part: () => <Settings user={user} />,
    call: 'changeSetting',
    fill: async () => {
      await userEvent.click(screen.getByRole('switch', { name: 'Зимний режим' }))
    },
  },
  'mark all notifications as read': {
    part: () => <Notifications user={{ ...user, unread_notifications: 2 }} />,
    at: '/profile?tab=profile&sub=notifications',
    call: 'readAllUserNotifications',
    answers: { getUserNotifications: { items: [news], total: 1 } },
    press: 'Отметить все как прочитанные',
  },
  'mark a notification as read': {
    part: () => <Notifications user={user} />,
    at: '/profile?tab=profile&sub=notifications',
    call: 'readUserNotification',
    answers: { getUserNotifications: { items: [news], total: 1 } },
    press: 'Отметить прочитанным: News',
  },
}

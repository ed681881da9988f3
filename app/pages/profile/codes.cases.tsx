import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Language } from '#contract/languages.ts'
import { testUser } from '#app/testing/test-user.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { fillIn, type Flows, type Words } from '#app/testing/describe-rejections.tsx'
import { BonusList } from './bonus-list.tsx'
import { Cashback } from './cashback.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DataForm } from './data-form.tsx'
import { Notifications } from './notifications.tsx'
import { IdentityDocuments } from './identity-documents.tsx'
import { PasswordForm } from './password-form.tsx'
import { PromoCode } from './promo-code.tsx'
import { Sessions } from './sessions.tsx'
import { Settings } from './settings.tsx'

const bonus = { id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'available' }
/** Fills in the form before the call. */
const fillPassword = async (language: Language) => {
  const [current, next, again] = labels.password[language]
  await fillIn(current, 'old-secret')
  await fillIn(next, 'Kf82-mq-17')
  await fillIn(again, 'Kf82-mq-17')
}
const fillCode = async () => {
  await userEvent.type(screen.getByRole('textbox'), 'NORTH')
}
const labels = {
  password: {
    ru: ['Текущий пароль', 'Новый пароль', 'Новый пароль ещё раз'],
    en: ['Current password', 'New password', 'Repeat new password'],
  },
} as const

const continueLabel: Words = { ru: 'Продолжить', en: 'Continue' }
const codes = {
  phone: { ru: 'Код из SMS', en: 'Code from the text message' },
  email: { ru: 'Код из письма', en: 'Code from the email' },
} as const
const onHoldText: Words = { ru: 'Слишком много попыток', en: 'Too many attempts' }
const endedText: Words = { ru: 'Время вышло', en: 'Time’s up' }
const lockedText: Words = { ru: 'Следующая попытка через', en: 'Next attempt in' }
const noop = () => undefined
const dialogs = {
  phone: <ConfirmDialog kind="phone" contact="+79991234567" onClose={noop} />,
  email: <ConfirmDialog kind="email" contact="anna@example.com" onClose={noop} />,
} as const

/** Start of a contact verification, and its code. */
const confirmation = (kind: 'phone' | 'email', verify: string): Flows => ({
  [`start of the verification by code, ${kind}`]: {
    part: () => dialogs[kind],
    call: 'sendUserCode',
    answers: { getVerifyMethod: { method: 'sms' } },
    press: continueLabel,
    fields: [],
    alone: [1, 3, 4, 6, 11, 27, 110, 111, 112, 113, 114, 115, 116, 120, 121, 122, 123],
    leadsTo: [[onHoldText, [2, 5]]],
  },
  [`code of the verification, ${kind}`]: {
    part: () => dialogs[kind],
    call: verify,
    answers: { getVerifyMethod: { method: 'sms' }, sendUserCode: { timeout: 10, method: 'sms' } },
    fill: async (language) => {
      await userEvent.click(await screen.findByRole('button', { name: continueLabel[language] }))
      await fillIn(codes[kind][language], '284613')
    },
    fields: [[codes[kind], [100, 114]]],
    alone: [1, 3, 5, 6, 11, 110, 111, 112, 113, 115, 116, 120, 121, 122, 123],
    leadsTo: [
      [lockedText, [2]],
      [endedText, [4]],
    ],
  },
})
/** The same for verification by an incoming call or SMS, which is polled until it arrives. */
const arrival = (method: 'wait-call' | 'wait-sms', begin: string, check: string, awaits: Words): Flows => ({
  [`start of the verification by ${method}`]: {
    part: () => dialogs.phone,
    call: begin,
    answers: { getVerifyMethod: { method } },
    press: continueLabel,
    fields: [],
    alone: [1, 3, 4, 6, 11, 27, 110, 111, 112, 113, 114, 115, 116],
    leadsTo: [[onHoldText, [2, 5]]],
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
    fields: [],
    alone: [1, 2, 3, 5, 6, 11, 27, 110, 111, 112, 113, 114, 115, 116],
    leadsTo: [[endedText, [4]]],
  },
})

const pictures = () => [1, 2].map((number) => new File(['picture'], `${number}.jpg`, { type: 'image/jpeg' }))
const documents: Words = { ru: 'Документы', en: 'Documents' }
const news = { id: 1, title: 'News', text: '', created_at: '2026-01-10 12:00:00', is_read: false }

export const profileFlows: Flows = {
  'personal data': {
    part: () => <DataForm user={{ ...testUser, profile: { ...testUser.profile } }} />,
    call: 'updateProfile',
    answers: { getCountries: { items: [{ code: 'RU', name: 'Россия' }] } },
    press: { ru: 'Сохранить', en: 'Save' },
    fields: [
      [{ ru: 'Имя', en: 'First name' }, [60, 61]],
      [{ ru: 'Фамилия', en: 'Last name' }, [70, 71]],
      [{ ru: 'Страна', en: 'Country' }, [57, 80]],
      [{ ru: 'Пол', en: 'Gender' }, [81]],
      [{ ru: 'День', en: 'Day' }, [82]],
      [{ ru: 'Телефон', en: 'Phone' }, [110, 111, 112, 113, 114, 115, 116]],
      [{ ru: 'E-mail', en: 'Email' }, [120, 121, 122, 123]],
    ],
    alone: [1, 2, 3, 4, 5, 11, 26, 50],
  },
  password: {
    part: () => <PasswordForm user={{ ...testUser, profile: { ...testUser.profile } }} />,
    call: 'changeCurrentPassword',
    fill: fillPassword,
    press: { ru: 'Изменить пароль', en: 'Change password' },
    fields: [
      [{ ru: 'Текущий пароль', en: 'Current password' }, [132, 133, 135]],
      [{ ru: 'Новый пароль', en: 'New password' }, [130, 131, 136]],
      [{ ru: 'Новый пароль ещё раз', en: 'Repeat new password' }, [134]],
    ],
    alone: [1, 2, 3, 5, 11, 26],
  },
  'promo code': {
    part: () => <PromoCode />,
    call: 'activateBonus',
    fill: fillCode,
    press: { ru: 'Применить', en: 'Apply' },
    fields: [
      [
        { ru: 'Промокод', en: 'Promo code' },
        [7, 8, 9, 10, 11, 12, 14, 15, 16, 300, 301, 302, 303, 304, 305, 306, 307, 308],
      ],
    ],
    alone: [1, 2, 3, 5, 26],
  },
  bonus: {
    part: () => <BonusList />,
    at: playerPaths.bonuses(),
    call: 'activateBonus',
    answers: { getBonuses: { items: [bonus] } },
    press: { ru: 'Активировать: Gift', en: 'Activate: Gift' },
    fields: [],
    alone: [7, 8, 9, 10, 11, 12, 14, 15, 16, 300, 302, 305, 307, 308],
  },
  cashback: {
    part: () => <Cashback user={{ ...testUser, profile: { ...testUser.profile } }} />,
    call: 'takeCashback',
    press: { ru: 'Забрать кешбэк', en: 'Claim cashback' },
    fields: [],
    alone: [2, 3, 5, 11, 320],
  },
  'other sessions': {
    part: () => <Sessions />,
    at: '/profile?tab=profile&sub=security',
    call: 'endOtherSessions',
    answers: {
      getSessions: {
        items: [1, 2].map((id) => ({ id, created_at: 1_700_000_000, used_at: 1_700_000_000, current: id === 1 })),
      },
    },
    press: { ru: 'Выйти на других устройствах', en: 'Sign out on other devices' },
    fields: [],
    alone: [2, 3, 5, 11],
  },
  ...confirmation('phone', 'verifyPhone'),
  ...confirmation('email', 'verifyEmail'),
  ...arrival('wait-call', 'awaitUserCall', 'checkUserCall', { ru: 'Ждём звонка…', en: 'Waiting for your call…' }),
  ...arrival('wait-sms', 'awaitUserSms', 'checkUserSms', { ru: 'Ждём SMS…', en: 'Waiting for your text…' }),
  'identity documents': {
    part: () => <IdentityDocuments state="" />,
    call: 'uploadPassport',
    fill: async (language) => {
      const choose = { ru: 'Выбрать снимки', en: 'Choose photos' }[language]
      await userEvent.upload(screen.getByLabelText(choose), pictures())
    },
    press: { ru: 'Отправить снимки', en: 'Send photos' },
    groups: true,
    fields: [[documents, [51, 52, 53, 54]]],
    alone: [1, 2, 3, 5, 11, 50, 55, 56],
  },
  setting: {
    part: () => <Settings user={{ ...testUser, profile: { ...testUser.profile } }} />,
    call: 'changeSetting',
    fill: async (language) => {
      await userEvent.click(screen.getByRole('switch', { name: { ru: 'Зимний режим', en: 'Winter mode' }[language] }))
    },
    fields: [],
    alone: [1, 2, 3, 5, 11],
  },
  'mark a notification as read': {
    part: () => <Notifications />,
    at: '/profile?tab=profile&sub=notifications',
    call: 'readUserNotification',
    answers: { getUserNotifications: { items: [news], total: 1 } },
    press: { ru: 'Отметить прочитанным: News', en: 'Mark as read: News' },
    fields: [],
    alone: [1, 2, 3, 5, 11, 18],
  },
}

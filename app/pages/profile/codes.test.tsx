import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Language } from '#contract/languages.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { describeRefusals, fillIn } from '#app/testing/refusals.tsx'
import { BonusList } from './bonus-list.tsx'
import { Cashback } from './cashback.tsx'
import { DataForm } from './data-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PromoCode } from './promo-code.tsx'
import { Sessions } from './sessions.tsx'

const anna = {
  ...guestUser,
  id: 5,
  login: 'anna',
  phone: '+79991234567',
  email: 'anna@example.com',
  cashback: 100,
  profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', sex: 'f', country: 'RU' },
} as const
const bonus = { id: 7, title: 'Gift', kind: 'promo', amount: 500, wager: 10, state: 'available' }
/** What a player does before the call is made. */
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
    en: ['Current password', 'New password', 'New password again'],
  },
} as const

describeRefusals({
  'personal data': {
    part: () => <DataForm user={{ ...anna, profile: { ...anna.profile } }} />,
    call: 'updateProfile',
    answers: { getCountries: { items: [{ code: 'RU', name: 'Россия' }] } },
    press: { ru: 'Сохранить', en: 'Save' },
    fields: [
      [{ ru: 'Имя', en: 'First name' }, [60, 61]],
      [{ ru: 'Фамилия', en: 'Last name' }, [70, 71]],
      [{ ru: 'Страна', en: 'Country' }, [57, 80]],
      [{ ru: 'Пол', en: 'Gender' }, [81]],
      [{ ru: 'День', en: 'Day' }, [82]],
      [{ ru: 'Телефон', en: 'Phone' }, [110, 111, 112, 113, 115, 116]],
      [{ ru: 'E-mail', en: 'E-mail' }, [120, 121, 122, 123]],
    ],
    alone: [1, 2, 3, 4, 5, 11, 26, 50],
  },
  'the password': {
    part: () => <PasswordForm user={{ ...anna, profile: { ...anna.profile } }} />,
    call: 'changeCurrentPassword',
    fill: fillPassword,
    press: { ru: 'Изменить пароль', en: 'Change the password' },
    fields: [
      [{ ru: 'Текущий пароль', en: 'Current password' }, [132, 133, 135]],
      [{ ru: 'Новый пароль', en: 'New password' }, [130, 131, 136]],
      [{ ru: 'Новый пароль ещё раз', en: 'New password again' }, [134]],
    ],
    alone: [1, 2, 3, 5, 11, 26],
  },
  'a promo code': {
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
  'a bonus': {
    part: () => <BonusList />,
    at: playerPaths.bonuses(),
    call: 'activateBonus',
    answers: { getBonuses: { items: [bonus] } },
    press: { ru: 'Активировать: Gift', en: 'Activate: Gift' },
    fields: [],
    alone: [7, 8, 9, 10, 11, 12, 14, 15, 16, 300, 302, 305, 307, 308],
  },
  cashback: {
    part: () => <Cashback user={{ ...anna, profile: { ...anna.profile } }} />,
    call: 'takeCashback',
    press: { ru: 'Забрать кешбэк', en: 'Take the cashback' },
    fields: [],
    alone: [2, 3, 5, 11, 320],
  },
  'the other sessions': {
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
})

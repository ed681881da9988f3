import { moscowTime } from '#contract/core/moscow-time.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { bonusNames, tierNames } from '#stories/fixtures/names.ts'
import { newTerms, withdrawalConfirmed } from '#stories/fixtures/messages.ts'
import { methodNames } from '#stories/fixtures/payment-names.ts'
import { STORY_NOW } from '../screen-frame.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const timeAgo = (time: number) => moscowTime(STORY_NOW - time)

export const PLAYER = 7
export const PHONE = '+79991234567'
export const EMAIL = 'marina@example.ru'

const profile = {
  first_name: localized({ ru: 'Марина', en: 'Marina' }),
  last_name: localized({ ru: 'Лебедева', en: 'Lebedeva' }),
  birthday: '1991-04-17',
  sex: 'f',
  country: 'RU',
}
/** A player with unverified contacts. */
const player = {
  id: PLAYER,
  login: 'marina',
  phone: PHONE,
  email: EMAIL,
  name: '',
  nick: 'marina',
  status: tierNames.amateur2,
  level: 4,
  current_points: 640,
  max_points: 1000,
  balance: 12_480.5,
  cashback: 640,
  wagerbets: 31_500,
  wagerbetsall: 45_000,
  has_notifications: true,
  has_bonuses: true,
  bonus_games: [],
  notify: { payouts: 1 },
  options: { winter_mode: '0' },
  phone_confirmed: false,
  email_confirmed: false,
  verified: false,
  profile,
}
/** A passkey that signs in every day, and one in reserve. */
export const passkeys = {
  items: [
    { id: 1, name: localized({ ru: 'Телефон', en: 'Phone' }), created_at: timeAgo(40 * DAY), used_at: timeAgo(HOUR) },
    { id: 2, name: localized({ ru: 'Ключ USB', en: 'USB key' }), created_at: timeAgo(2 * DAY), used_at: null },
  ],
}
/** The second factor, with codes left. */
export const secondFactor = (enabled: boolean) => ({
  enabled,
  at_sign_in: enabled,
  at_withdrawal: enabled,
  recovery_codes: enabled ? 9 : 0,
})
/** The player's status, with overrides. */
export const status = (otherwise: Partial<typeof player> | { profile: null } = {}) => ({ ...player, ...otherwise })
export const confirmed = { phone_confirmed: true, email_confirmed: true }

const terms = localized({
  ru: '<ul><li>Слоты идут в отыгрыш на 100\u00a0%, столы на 20\u00a0%.</li></ul>',
  en: '<ul><li>Slots count 100% towards wagering, tables 20%.</li></ul>',
})
const bonus = (id: number, state: string, title: string, otherwise: object = {}) => ({
  id,
  title,
  text: terms,
  image: '/stars-wide.svg',
  kind: 'promo',
  amount: 1500,
  wager: 10,
  expires_at: moscowTime(STORY_NOW + id * DAY),
  state,
  ...otherwise,
})
/** A bonus of a deposit, which a deposit of 2 000 ₽ has opened. */
export const welcome = (deposit: number, otherwise: object = {}) =>
  bonus(
    10 + deposit,
    'available',
    [bonusNames.firstDeposit, bonusNames.secondDeposit, bonusNames.thirdDeposit][deposit - 1] ?? '',
    {
      kind: 'welcome',
      amount: 2000,
      wager_total: 40_000,
      wager_left: 40_000,
      max_paid: 1000,
      deposit,
      min_deposit: 500,
      percent: 100,
      max_amount: 16_700,
      max_bet: 500,
      spins: deposit === 1 ? 90 : 60,
      days: 30,
      ...otherwise,
    },
  )
/** The same before its deposit: the server sends the most that it gives. */
export const waiting = (deposit: number) =>
  welcome(deposit, {
    opens: 'deposit',
    expires_at: null,
    amount: 16_700,
    wager_total: 334_000,
    max_paid: 8350,
  })
export const running = welcome(1, {
  state: 'active',
  wager_left: 22_500,
  spins_left: 12,
  expires_at: moscowTime(STORY_NOW + 18 * DAY),
})
const ended = (id: number, state: string, title: string, otherwise: object = {}) =>
  bonus(id, state, title, { ended_at: timeAgo(id * 4 * DAY), ...otherwise })
/** The bonus of a promo code, before it is activated. */
const promoBonus = {
  id: 0,
  title: localized({ ru: 'Подарок песочницы', en: 'Sandbox gift' }),
  text: localized({ ru: '<ul><li>500 ₽ игровых денег.</li></ul>', en: '<ul><li>500 ₽ of play money.</li></ul>' }),
  kind: 'promo',
  amount: 500,
  wager: 10,
  wager_total: 5000,
  wager_left: 5000,
  days: 30,
  max_bet: 500,
  edge: 4,
  state: 'available',
}
export const past = [
  ended(4, 'used', bonusNames.status, { amount: 20_000, wager: 3, won: 14_320 }),
  ended(5, 'expired', localized({ ru: 'Фриспины недели', en: 'Free spins of the week' })),
  ended(6, 'lost', localized({ ru: 'Осенний подарок', en: 'Autumn gift' })),
  ended(7, 'cancelled', localized({ ru: 'Подарок песочницы', en: 'Sandbox gift' })),
]
export const bonuses = [
  bonus(1, 'available', localized({ ru: 'Подарок ко дню рождения', en: 'Birthday gift' }), { wager: 3 }),
  welcome(1, { id: 2 }),
  running,
  ...past,
]

const news = (id: number, title: string, text: string, is_read: boolean) => ({
  id,
  title,
  text,
  created_at: timeAgo(id * 9 * HOUR),
  is_read,
})
export const notifications = {
  items: [
    news(
      1,
      localized({ ru: 'Доступен бонус за статус', en: 'Status bonus available' }),
      localized({
        ru: '<p>1\u00a0500\u00a0₽ ждут вас до понедельника.</p>',
        en: '<p>1,500 ₽ is yours to claim until Monday.</p>',
      }),
      false,
    ),
    news(
      2,
      withdrawalConfirmed.title,
      localized({
        ru: '<p>Деньги придут в течение трёх часов.</p>',
        en: '<p>The money will arrive within three hours.</p>',
      }),
      false,
    ),
    news(3, newTerms.title, '', true),
  ],
  total: 12,
}

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'
const session = (id: number, used: number, agent: string, current: boolean) => ({
  id,
  created_at: timeAgo(id * DAY),
  used_at: timeAgo(used),
  address: `203.0.113.${id}`,
  agent,
  current,
})
export const here = session(1, MINUTE, CHROME, true)
export const sessions = {
  items: [here, session(4, 5 * HOUR, SAFARI, false), session(9, 3 * DAY, '', false)],
  previous: { at: timeAgo(2 * DAY), address: '203.0.113.4' },
}

const payment = (id: number, direction: number, amount: number, otherwise: object = {}) => ({
  id,
  direction,
  amount,
  created_at: timeAgo((10 - id) * DAY),
  system: methodNames.card,
  wallet: '•••• 4417',
  status: 1,
  ref: `ref-${id}`,
  ...otherwise,
})

/** Default server responses for a signed-in player. */
export const profileAnswers: Answers = {
  getStatus: status(),
  getCountries: {
    items: [
      { code: 'BY', name: localized({ ru: 'Беларусь', en: 'Belarus' }) },
      { code: 'KZ', name: localized({ ru: 'Казахстан', en: 'Kazakhstan' }) },
      { code: 'RU', name: localized({ ru: 'Россия', en: 'Russia' }) },
    ],
  },
  getVerification: { documents: '' },
  getSecondFactor: secondFactor(false),
  getPasskeys: passkeys,
  getSessions: sessions,
  getAccountHistory: {
    items: [
      { created_at: timeAgo(HOUR), text: localized({ ru: 'Вход (203.0.113.1)', en: 'Signed in (203.0.113.1)' }) },
      { created_at: timeAgo(2 * DAY), text: localized({ ru: 'Пароль изменён', en: 'Password changed' }) },
      {
        created_at: timeAgo(3 * DAY),
        text: localized({ ru: 'Личные данные изменены', en: 'Personal details changed' }),
      },
      { created_at: timeAgo(30 * DAY), text: localized({ ru: 'Аккаунт создан', en: 'Account created' }) },
    ],
  },
  getPaymentHistory: {
    items: [
      payment(9, 0, 3000, { system: methodNames.sbp, wallet: '+799••••4567' }),
      payment(8, 1, 1500, { status: 3, reason: 'declined' }),
      payment(7, 1, 5000),
    ],
  },
  getBonuses: { items: bonuses },
  getUserNotifications: notifications,
  readUserNotification: {},
  readAllUserNotifications: {},
  updateProfile: {},
  changeCurrentPassword: {},
  endOtherSessions: {},
  changeSetting: {},
  activateBonus: {},
  getPromoCode: promoBonus,
  endBonus: {},
  takeCashback: {},
  getVerifyMethod: { method: 'sms', next_method: 'wait-call' },
  sendUserCode: { timeout: 10, method: 'sms', next_method: 'wait-call', number: '', text: '' },
}

/** A server without an optional call of the API. */
export const absent = fault.rejected(1)

import type { AccountBarProps } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

/** A player's account. */
export const account = {
  name: 'marina@example.ru',
  note: localized({ ru: 'Звезда', en: 'Star' }),
  menuLabel: localized({ ru: 'Аккаунт: marina@example.ru', en: 'Account: marina@example.ru' }),
  balanceLabel: localized({ ru: 'Баланс', en: 'Balance' }),
  balance: '12 480,50 ₽',
  cashierHref: '#cashier',
  marks: [
    { icon: 'bonuses', label: localized({ ru: 'Есть бонусы', en: 'You have bonuses' }), href: '#bonuses', count: 2 },
    {
      icon: 'notifications',
      label: localized({ ru: 'Есть уведомления', en: 'You have notifications' }),
      href: '#notifications',
      count: 14,
    },
  ],
  links: [
    { id: 'profile', label: localized({ ru: 'Профиль', en: 'Profile' }), href: '#profile' },
    { id: 'cashier', label: localized({ ru: 'Касса', en: 'Cashier' }), href: '#cashier' },
    {
      id: 'bonuses',
      label: localized({ ru: 'Бонусы', en: 'Bonuses' }),
      href: '#bonuses',
      count: 2,
      countLabel: localized({ ru: 'Есть бонусы', en: 'You have bonuses' }),
    },
    {
      id: 'notifications',
      label: localized({ ru: 'Уведомления', en: 'Notifications' }),
      href: '#notifications',
      count: 14,
      countLabel: localized({ ru: 'Есть уведомления', en: 'You have notifications' }),
    },
  ],
  signOutLabel: localized({ ru: 'Выйти', en: 'Sign out' }),
  onSignOut: () => undefined,
} satisfies AccountBarProps

/** The money of an active bonus. */
export const bonus = {
  label: localized({ ru: 'Бонусные деньги', en: 'Bonus money' }),
  amount: '500 ₽',
}

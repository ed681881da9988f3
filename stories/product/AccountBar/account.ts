import type { AccountBarProps } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

/** A player's account in the language of a story. */
export function accountOf(language: unknown): AccountBarProps {
  const word = (text: string) => say(text, language)
  return {
    name: 'marina@example.ru',
    note: word('Звезда'),
    menuLabel: `${word('Аккаунт')}: marina@example.ru`,
    balanceLabel: word('Баланс'),
    balance: word('12 480,50 ₽'),
    cashierHref: '#cashier',
    marks: [
      { icon: 'bonuses', label: word('Есть бонусы'), href: '#bonuses', count: 2 },
      { icon: 'notifications', label: word('Есть уведомления'), href: '#notifications', count: 14 },
    ],
    links: [
      { id: 'profile', label: word('Профиль'), href: '#profile' },
      { id: 'cashier', label: word('Касса'), href: '#cashier' },
      { id: 'bonuses', label: word('Бонусы'), href: '#bonuses', count: 2, countLabel: word('Есть бонусы') },
      {
        id: 'notifications',
        label: word('Уведомления'),
        href: '#notifications',
        count: 14,
        countLabel: word('Есть уведомления'),
      },
    ],
    signOutLabel: word('Выйти'),
    onSignOut: () => undefined,
  }
}

/** The money of an active bonus. */
export const bonusOf = (language: unknown) => ({
  label: say('Бонусные деньги', language),
  amount: say('500 ₽', language),
})

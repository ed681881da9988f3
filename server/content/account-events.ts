import type { Bilingual } from './shapes.ts'

/** What an account's history says; `{detail}` is what was noted with the event. */
export const accountEvents = {
  registered: { ru: 'Аккаунт создан ({detail})', en: 'The account was made ({detail})' },
  loggedIn: { ru: 'Вход ({detail})', en: 'Signed in ({detail})' },
  sessionsEnded: { ru: 'Выход на других устройствах', en: 'Signed out on other devices' },
  passwordChanged: { ru: 'Пароль изменён', en: 'The password was changed' },
  passwordRecovered: {
    ru: 'Пароль восстановлен, выход на всех устройствах',
    en: 'The password was recovered, signed out on all devices',
  },
  profileChanged: { ru: 'Личные данные изменены', en: 'Personal data were changed' },
  phoneConfirmed: { ru: 'Телефон подтверждён: {detail}', en: 'The phone was confirmed: {detail}' },
  emailConfirmed: { ru: 'E-mail подтверждён: {detail}', en: 'The e-mail was confirmed: {detail}' },
  papersSent: { ru: 'Документы отправлены на проверку', en: 'The documents were sent to be checked' },
  papersConfirmed: { ru: 'Документы подтверждены', en: 'The documents were confirmed' },
  papersRefused: { ru: 'Документы не приняты', en: 'The documents were not accepted' },
  bonusTaken: { ru: 'Бонус активирован: {detail} ₽', en: 'A bonus was activated: {detail} ₽' },
  cashbackTaken: { ru: 'Кешбэк зачислен: {detail} ₽', en: 'Cashback was credited: {detail} ₽' },
  levelReached: { ru: 'Новый уровень: {detail}', en: 'A new level: {detail}' },
} as const satisfies Readonly<Record<string, Bilingual>>

export type AccountEvent = keyof typeof accountEvents

/** The text of a row of the database, `undefined` for a kind of an older version. */
export const accountEventText = (kind: string): Bilingual | undefined =>
  Object.entries(accountEvents).find(([known]) => known === kind)?.[1]

/** What a player is told when somebody has looked at the papers. */
export const documentsNews = {
  confirmed: {
    title: { ru: 'Документы подтверждены', en: 'Your documents were confirmed' },
    text: { ru: '<p>Вывод открыт. Спасибо!</p>', en: '<p>Withdrawals are open. Thank you!</p>' },
  },
  refused: {
    title: { ru: 'Документы не приняты', en: 'Your documents were not accepted' },
    text: {
      ru: '<p>Снимки неразборчивы или обрезаны. Загрузите их ещё раз: все четыре угла, без бликов.</p>',
      en: '<p>The pictures cannot be read or are cut off. Upload them again: all four corners, no glare.</p>',
    },
  },
} as const

import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Bilingual } from './shapes.ts'

/** Texts of the account history; `{detail}` is stored with the event. */
export const accountEvents = {
  registered: { ru: 'Аккаунт создан ({detail})', en: 'Account created ({detail})' },
  loggedIn: { ru: 'Вход ({detail})', en: 'Signed in ({detail})' },
  sessionsEnded: { ru: 'Выход на других устройствах', en: 'Signed out on other devices' },
  passwordChanged: { ru: 'Пароль изменён', en: 'Password changed' },
  passwordRecovered: {
    ru: 'Пароль восстановлен, выход на всех устройствах',
    en: 'Password reset, signed out on all devices',
  },
  secondFactorEnabled: { ru: 'Вход в два шага включён', en: 'Two-step sign-in turned on' },
  secondFactorChanged: { ru: 'Вход в два шага изменён', en: 'Two-step sign-in changed' },
  secondFactorDisabled: { ru: 'Вход в два шага выключен', en: 'Two-step sign-in turned off' },
  recoveryCodeUsed: { ru: 'Использован резервный код, осталось: {detail}', en: 'Recovery code used, left: {detail}' },
  passkeyAdded: { ru: 'Добавлен ключ доступа: {detail}', en: 'Passkey added: {detail}' },
  passkeyRemoved: { ru: 'Удалён ключ доступа: {detail}', en: 'Passkey removed: {detail}' },
  profileChanged: { ru: 'Личные данные изменены', en: 'Personal details changed' },
  phoneConfirmed: { ru: 'Телефон подтверждён: {detail}', en: 'Phone confirmed: {detail}' },
  emailConfirmed: { ru: 'E-mail подтверждён: {detail}', en: 'Email confirmed: {detail}' },
  documentsSent: { ru: 'Документы отправлены на проверку', en: 'Documents sent for review' },
  documentsConfirmed: { ru: 'Документы подтверждены', en: 'Documents confirmed' },
  documentsRefused: { ru: 'Документы не приняты', en: 'Documents rejected' },
  bonusTaken: { ru: 'Бонус активирован: {detail} ₽', en: 'Bonus activated: {detail} ₽' },
  freeSpinsTaken: { ru: 'Фриспины активированы: {detail}', en: 'Free spins activated: {detail}' },
  cashbackTaken: { ru: 'Кешбэк зачислен: {detail} ₽', en: 'Cashback credited: {detail} ₽' },
  prizeWon: { ru: 'Приз турнира: {detail} ₽', en: 'Tournament prize: {detail} ₽' },
  limitSet: { ru: 'Лимит установлен: {detail}', en: 'Limit set: {detail}' },
  limitRaiseAsked: {
    ru: 'Лимит изменится через 24 часа: {detail}',
    en: 'Limit changes in 24 hours: {detail}',
  },
  limitRaiseCancelled: { ru: 'Изменение лимита отменено: {detail}', en: 'Limit change cancelled: {detail}' },
  timeoutBegan: { ru: 'Перерыв: {detail}', en: 'Time-out: {detail}' },
  excluded: { ru: 'Самоисключение: {detail}', en: 'Self-exclusion: {detail}' },
  returnAsked: { ru: 'Запрос вернуться после самоисключения', en: 'Asked to return from self-exclusion' },
  levelReached: { ru: 'Новый уровень: {detail}', en: 'New level: {detail}' },
} as const satisfies Readonly<Record<string, Bilingual>>

export type AccountEvent = keyof typeof accountEvents

/** Returns the text of a stored event kind; `undefined` for a kind that no longer exists. */
export const accountEventText = (kind: string): Bilingual | undefined =>
  Object.entries(accountEvents).find(([known]) => known === kind)?.[1]

/** Notifications about a new password. */
export const passwordNews = {
  recovered: {
    title: { ru: 'Пароль восстановлен', en: 'Your password was reset' },
    text: {
      ru: '<p>Мы вышли из аккаунта на всех устройствах. Если это были не вы, смените пароль и напишите в поддержку.</p>',
      en: '<p>We signed you out on all devices. If it wasn’t you, change your password and contact support.</p>',
    },
  },
  changed: {
    title: { ru: 'Пароль изменён', en: 'Your password was changed' },
    text: {
      ru: '<p>Если это были не вы, восстановите пароль и напишите в поддержку.</p>',
      en: '<p>If it wasn’t you, reset your password and contact support.</p>',
    },
  },
} as const

/** Notifications about the second factor. */
export const secondFactorNews = {
  enabled: {
    title: { ru: 'Вход в два шага включён', en: 'Two-step sign-in is on' },
    text: {
      ru: '<p>Теперь, кроме пароля, нужен код из приложения. Резервные коды храните отдельно от телефона.</p>',
      en: '<p>Besides your password you now need a code from your app. Keep the recovery codes apart from your phone.</p>',
    },
  },
  disabled: {
    title: { ru: 'Вход в два шага выключен', en: 'Two-step sign-in is off' },
    text: {
      ru: '<p>Для входа хватает пароля. Если это были не вы, смените пароль и напишите в поддержку.</p>',
      en: '<p>Your password alone signs you in now. If it wasn’t you, change your password and contact support.</p>',
    },
  },
  changed: {
    title: { ru: 'Вход в два шага изменён', en: 'Two-step sign-in was changed' },
    text: {
      ru: '<p>Код из приложения теперь спрашивается в других случаях. Если это были не вы, смените пароль и напишите в поддержку.</p>',
      en: '<p>You’re now asked for a code in other cases. If it wasn’t you, change your password and contact support.</p>',
    },
  },
  recoveryCodeUsed: {
    title: { ru: 'Использован резервный код', en: 'A recovery code was used' },
    text: {
      ru: '<p>Второй раз он не подойдёт. Если это были не вы, смените пароль и напишите в поддержку.</p>',
      en: '<p>It won’t work again. If it wasn’t you, change your password and contact support.</p>',
    },
  },
} as const

/** Notifications about passkeys. */
export const passkeyNews = {
  added: {
    title: { ru: 'Добавлен ключ доступа', en: 'A passkey was added' },
    text: {
      ru: '<p>С ним можно войти без пароля. Если это были не вы, удалите его в профиле, во вкладке «Вход и пароль», и смените пароль.</p>',
      en: '<p>It signs in without a password. If it wasn’t you, remove it in your profile under “Sign-in and password” and change your password.</p>',
    },
  },
  removed: {
    title: { ru: 'Удалён ключ доступа', en: 'A passkey was removed' },
    text: {
      ru: '<p>Войти с ним больше нельзя. Если это были не вы, смените пароль и напишите в поддержку.</p>',
      en: '<p>It no longer signs in. If it wasn’t you, change your password and contact support.</p>',
    },
  },
} as const

/** Notification about a sign-in from a network where the player has never been. */
export const newNetworkNews = {
  title: { ru: 'Вход с нового места', en: 'New sign-in' },
  text: {
    ru: '<p>В аккаунт вошли из сети, которой раньше не было. Если это были не вы, смените пароль и завершите другие сеансы.</p>',
    en: '<p>Someone signed in to your account from a new network. If it wasn’t you, change your password and sign out other devices.</p>',
  },
} as const

/** Notifications that another account has confirmed the player's unconfirmed contact. */
export const contactNews = {
  phone: {
    title: { ru: 'Телефон удалён из аккаунта', en: 'Your phone number was removed' },
    text: {
      ru: '<p>Его подтвердил владелец другого аккаунта. Если это ваш номер, напишите в поддержку.</p>',
      en: '<p>The owner of another account confirmed it. If it’s your number, contact support.</p>',
    },
  },
  email: {
    title: { ru: 'E-mail удалён из аккаунта', en: 'Your email was removed' },
    text: {
      ru: '<p>Его подтвердил владелец другого аккаунта. Если это ваш адрес, напишите в поддержку.</p>',
      en: '<p>The owner of another account confirmed it. If it’s your address, contact support.</p>',
    },
  },
} as const

/** Notification about a birthday bonus, in rubles; HTML. */
export const birthdayNews = (rubles: number): { title: Bilingual; text: Bilingual } => ({
  title: { ru: 'С днём рождения!', en: 'Happy birthday!' },
  text: {
    ru: `<p>Бонус ${rubles.toLocaleString('ru')} ₽ ждёт в профиле, во вкладке «Промо», ещё 7 дней после дня рождения.</p>`,
    en: `<p>A bonus of ${rubles.toLocaleString('en')} ₽ is in your profile, under “Promo”, until 7 days after your birthday.</p>`,
  },
})

/** Notification about the prize of a tournament, in kopecks; HTML. */
export function prizeNews(name: Bilingual, place: number, kopecks: number): { title: Bilingual; text: Bilingual } {
  const amount = (language: 'ru' | 'en') => (kopecks / KOPECKS_PER_RUBLE).toLocaleString(language)
  return {
    title: { ru: `Приз турнира: ${amount('ru')} ₽`, en: `Tournament prize: ${amount('en')} ₽` },
    text: {
      ru: `<p>«${name.ru}», место ${place}. Приз уже на балансе, отыгрыш не нужен.</p>`,
      en: `<p>${name.en}, place ${place}. The prize is in your balance, no wagering needed.</p>`,
    },
  }
}

/** Notification about the cashback of the weeks that are over, in kopecks; HTML. */
export function cashbackNews(kopecks: number): { title: Bilingual; text: Bilingual } {
  const minimumFractionDigits = kopecks % KOPECKS_PER_RUBLE === 0 ? 0 : 2
  const amount = (language: 'ru' | 'en') =>
    (kopecks / KOPECKS_PER_RUBLE).toLocaleString(language, { minimumFractionDigits })
  return {
    title: { ru: `Кешбэк: ${amount('ru')} ₽`, en: `Cashback: ${amount('en')} ₽` },
    text: {
      ru: '<p>Ждёт в профиле, во вкладке «Промо». Отыгрыш не нужен.</p>',
      en: '<p>It’s waiting in your profile, under “Promo”. No wagering needed.</p>',
    },
  }
}

/** Notifications about the result of a document review. */
export const documentsNews = {
  confirmed: {
    title: { ru: 'Документы подтверждены', en: 'Your documents are confirmed' },
    text: { ru: '<p>Вывод открыт. Спасибо!</p>', en: '<p>You can now withdraw. Thank you!</p>' },
  },
  refused: {
    title: { ru: 'Документы не приняты', en: 'Your documents were rejected' },
    text: {
      ru: '<p>Снимки неразборчивы или обрезаны. Загрузите их ещё раз: все четыре угла, без бликов.</p>',
      en: '<p>The photos are unreadable or cropped. Please upload them again with all four corners visible and no glare.</p>',
    },
  },
} as const

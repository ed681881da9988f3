import type { CardFormLabels, CardProblems, CardValues } from '#ui/index.ts'
import { localized, say, type Words } from '#stories/fixtures/localized.ts'

export const labels: CardFormLabels = {
  number: localized({ ru: 'Номер карты', en: 'Card number' }),
  numberWarning: localized({
    ru: 'Проверьте номер: похоже, в нём опечатка',
    en: 'Check the number: it looks mistyped',
  }),
  month: localized({ ru: 'Месяц', en: 'Month' }),
  year: localized({ ru: 'Год', en: 'Year' }),
  code: 'CVC/CVV',
  hint: localized({
    ru: 'Месяц и год двумя цифрами, как на карте. Код из трёх цифр на обороте.',
    en: 'Month and year in two digits, as on the card. The three-digit code is on the back.',
  }),
}

/** The Russian name of a brand. */
export const brandNames = { Mir: localized({ ru: 'Мир', en: 'Mir' }) }

const rules: Readonly<Record<keyof CardValues, { pattern: RegExp; error: Words }>> = {
  number: { pattern: /^\d{12,}$/u, error: { ru: 'Неверный формат карты', en: 'Invalid card number' } },
  month: { pattern: /^(?:0[1-9]|1[0-2])$/u, error: { ru: 'Неверный формат месяца', en: 'Invalid month' } },
  year: { pattern: /^(?:2[6-9]|3[0-6])$/u, error: { ru: 'Неверный формат года', en: 'Invalid year' } },
  code: { pattern: /^\d{3}$/u, error: { ru: 'Неверный формат CVC/CVV', en: 'Invalid CVC/CVV' } },
}

/** The rules of `docs/spec.md` §5, as an app would pass them. */
export const findProblemsIn =
  (language: unknown) =>
  ({ number, month, year, code }: CardValues): CardProblems => {
    const validate = (field: keyof CardValues, text: string) =>
      rules[field].pattern.test(text) ? {} : { [field]: say(rules[field].error, language) }
    return {
      ...validate('number', number),
      ...validate('month', month),
      ...validate('year', year),
      ...validate('code', code),
    }
  }

import type { CardFormLabels, CardProblems, CardValues } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

export const labels: CardFormLabels = {
  number: 'Номер карты',
  numberWarning: 'Проверьте номер: похоже, в нём опечатка',
  month: 'Месяц',
  year: 'Год',
  code: 'CVC/CVV',
  hint: 'Месяц и год двумя цифрами, как на карте. Код из трёх цифр на обороте.',
}

/** The Russian name of a brand. */
export const brandNames = { Mir: 'Мир' }

const rules: Readonly<Record<keyof CardValues, { pattern: RegExp; error: string }>> = {
  number: { pattern: /^\d{12,}$/u, error: 'Неверный формат карты' },
  month: { pattern: /^(?:0[1-9]|1[0-2])$/u, error: 'Неверный формат месяца' },
  year: { pattern: /^(?:2[6-9]|3[0-6])$/u, error: 'Неверный формат года' },
  code: { pattern: /^\d{3}$/u, error: 'Неверный формат CVC/CVV' },
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

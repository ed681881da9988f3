import { describe, expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

const rest = 'и ещё несколько слов до конца предложения'
const shown = (text: string) => unbroken(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '+')

describe('unbroken', () => {
  it.each([
    ['Всего 4 096 комбинаций', 'Всего 4_096 комбинаций'],
    ['До 50 000 ₽, не больше 40 000 000 ₽.', 'До 50_000_₽, не больше 40_000_000_₽.'],
    ['Возврат 96 % и 4 × 4', 'Возврат 96_% и 4_× 4'],
    [`Подтвердите e-mail ${rest}`, `Подтвердите e-+mail ${rest}`],
    [`E-mail подтверждён ${rest}`, `E-+mail подтверждён ${rest}`],
  ])('joins what belongs together: %s', (text, joined) => {
    expect(shown(text)).toBe(joined)
  })

  it.each([
    `https://e-mail.example/e-mail?sum=1 ${rest}`,
    `Пишите на my-e-mail@example.ru ${rest}`,
    `support@e-mail.ru ${rest}`,
    '+7 999 123-45-67',
    '4417 1234 5678 9012',
    '10 января 2026',
    'Глава 3 и 4',
    'Телефон или e-mail',
  ])('leaves addresses, numbers of other kinds and names of fields: %s', (text) => {
    expect(unbroken(text)).toBe(text)
  })
})

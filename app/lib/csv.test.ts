import { describe, expect, it } from 'vitest'
import { writeCsv, type CsvCell } from './csv.ts'

const BOM = '\uFEFF'
const cell = (value: CsvCell, language: 'ru' | 'en' = 'ru') => writeCsv([[value]], language).slice(1, -2)

describe('writeCsv', () => {
  it('begins with a byte order mark, and ends each row with CRLF', () => {
    expect(
      writeCsv(
        [
          ['Игра', 'Ставка'],
          ['Вишни', 10],
        ],
        'ru',
      ),
    ).toBe(`${BOM}Игра;Ставка\r\nВишни;10\r\n`)
    expect(
      writeCsv(
        [
          ['Game', 'Bet'],
          ['Cherry', 10],
        ],
        'en',
      ),
    ).toBe(`${BOM}Game,Bet\r\nCherry,10\r\n`)
    expect(writeCsv([], 'ru')).toBe(BOM)
  })

  it.each([
    ['a plain text', 'Вишни', 'Вишни', 'Вишни'],
    ['an empty text', '', '', ''],
    ['a number', 10, '10', '10'],
    ['a fraction', 12.5, '12,5', '12.5'],
    ['a negative number', -0.25, '-0,25', '-0.25'],
    ['a separator of Russian', 'a;b', '"a;b"', 'a;b'],
    ['a separator of English', 'a,b', 'a,b', '"a,b"'],
    ['quotes', 'Игра «"77"»', '"Игра «""77""»"', '"Игра «""77""»"'],
    ['a line break', 'a\nb', '"a\nb"', '"a\nb"'],
    ['a formula', '=1+2', `"'=1+2"`, `"'=1+2"`],
    ['a sum', '+7', `"'+7"`, `"'+7"`],
    ['a difference as text', '-7', `"'-7"`, `"'-7"`],
    ['a function', '@SUM(A1)', `"'@SUM(A1)"`, `"'@SUM(A1)"`],
    ['a full-width formula', '＝1', `"'＝1"`, `"'＝1"`],
    ['a formula after a tab', '\t=1', `"'\t=1"`, `"'\t=1"`],
    ['a formula after a space', ' =1', `"' =1"`, `"' =1"`],
    ['a tab', '\tx', `"'\tx"`, `"'\tx"`],
    ['a formula with quotes', '="x"', `"'=""x"""`, `"'=""x"""`],
    ['a sign inside a text', 'Jacks+', 'Jacks+', 'Jacks+'],
  ])('writes %s', (_case, value, russian, english) => {
    expect([cell(value, 'ru'), cell(value, 'en')]).toEqual([russian, english])
  })
})

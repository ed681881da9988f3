import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['<p>Шесть\u00a0суток</p><p>по&nbsp;северным играм</p>', 'Шесть суток по северным играм'],
  ['<p>Начало.</p><h3 id="x">Как считаются\nочки</h3><p>Очко</p>', 'Начало. Очко'],
  ['Tom &amp; &quot;Jerry&quot; &unknown;', 'Tom & "Jerry" &unknown;'],
  ['', ''],
])('plainText converts %j to %j', (html, text) => {
  expect(plainText(html, 160)).toBe(text)
})

it('plainText truncates to the limit between words', () => {
  expect(plainText('<p>Один, два и три</p>', 10)).toBe('Один, два…')
  expect(plainText('<p>Один, два</p>', 7)).toBe('Один…')
  expect(plainText('Длиннейшее', 5)).toBe('Длин…')
  expect(plainText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦…')
})

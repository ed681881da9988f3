import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { en } from '#app/i18n/en.ts'
import { ru } from '#app/i18n/ru.ts'
import { rejectionText } from './rejection-text.ts'

describe('rejectionText', () => {
  const tooMany = (seconds: number) => ({ code: errorCode.tooManyRequests, message: null, args: { seconds } })
  const translate =
    ({ failure }: typeof en) =>
    (key: Parameters<Parameters<typeof rejectionText>[2]>[0]) =>
      ({
        'failure.belowMinimum': failure.belowMinimum,
        'failure.aboveMaximum': failure.aboveMaximum,
        'failure.retryInMinutes': failure.retryInMinutes,
      })[key]

  it.each([
    [30, 'Слишком много запросов. Повторите через 30 секунд', 'Too many requests. Try again in 30 seconds'],
    [119, 'Слишком много запросов. Повторите через 119 секунд', 'Too many requests. Try again in 119 seconds'],
    [120, 'Слишком много запросов. Повторите через 2 минуты', 'Too many requests. Try again in 2 minutes'],
    [360, 'Слишком много запросов. Повторите через 6 минут', 'Too many requests. Try again in 6 minutes'],
    [1201, 'Слишком много запросов. Повторите через 21 минуту', 'Too many requests. Try again in 21 minutes'],
  ])('tells a wait of %d seconds', (seconds, russian, english) => {
    expect(rejectionText(ruErrors, tooMany(seconds), translate(ru))).toBe(russian)
    expect(rejectionText(enErrors, tooMany(seconds), translate(en))).toBe(english)
  })
})

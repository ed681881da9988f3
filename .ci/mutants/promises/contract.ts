import type { Mutant } from '../mutant.ts'

export const contractMutants: readonly Mutant[] = [
  {
    name: 'a gateway error in JSON counts as a rejection, so the request is taken as not applied',
    area: 'contract',
    file: 'contract/core/envelope.ts',
    find: "('data' in body ? INTERNAL_ERROR : null)",
    replace: 'INTERNAL_ERROR',
    tests: ['app/http/client.test.ts'],
  },
  {
    name: 'an account of twelve digits, the shortest card, is shown in full',
    area: 'contract',
    file: 'contract/core/reader.ts',
    find: '{11,}/gu',
    replace: '{12,}/gu',
    tests: ['contract/core/reader.test.ts'],
  },
  {
    name: 'a card is rejected in the last month of its validity',
    area: 'contract',
    file: 'contract/money/card-rules.ts',
    find: '<= moscowMonthIndex(now)',
    replace: '<= moscowMonthIndex(now) + 1',
    tests: ['contract/money/card-rules.test.ts'],
  },
  {
    name: 'an amount of 1,000 is read as one ruble',
    area: 'contract',
    file: 'contract/money/money-rules.ts',
    find: '/\\.\\d{3,}$/u',
    replace: '/\\.\\d{4,}$/u',
    tests: ['contract/money/money-rules.test.ts'],
  },
  {
    name: 'a player comes of age at 03:00 in Moscow, by the day in UTC',
    area: 'contract',
    file: 'contract/core/moscow-calendar.ts',
    find: 'date.valueOf() - MOSCOW_OFFSET_MS',
    replace: 'date.valueOf()',
    tests: ['contract/player/personal.test.ts'],
  },
]

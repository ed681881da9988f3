import type { TFunction } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import { moscowTime } from '#contract/core/moscow-time.ts'
import type { BetItem } from '#contract/money/history.ts'
import { writeCsv, type CsvCell } from '#app/lib/csv.ts'

/** The rounds as CSV. A column that no round has, because the back end lacks it, is left out. */
export function writeRounds(bets: readonly BetItem[], t: TFunction<'money'>, language: Language): string {
  const columns: readonly [title: string, cell: (bet: BetItem) => CsvCell | null][] = [
    [t('history.bet.number'), ({ nonce }) => (nonce === null ? null : nonce + 1)],
    [t('history.csv.time'), ({ created_at }) => moscowTime(created_at)],
    [t('history.bet.game'), ({ game, slug }) => game || slug],
    [t('history.csv.stake'), ({ bet }) => bet],
    [t('history.csv.win'), ({ win, is_open }) => (is_open && win === 0 ? null : win)],
    [t('history.csv.before'), ({ balance_before }) => balance_before],
    [t('history.csv.after'), ({ balance_after }) => balance_after],
    [t('history.csv.id'), ({ id }) => id],
  ]
  const used = columns.filter(([, cell]) => bets.some((bet) => cell(bet) !== null))
  return writeCsv(
    [used.map(([title]) => title), ...bets.map((bet) => used.map(([, cell]) => cell(bet) ?? ''))],
    language,
  )
}

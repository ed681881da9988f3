import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { JackpotPanel, Skeleton } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { jackpotsQuery } from '#app/queries/lobby.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'

const PANEL_HEIGHT = 170

/** Current jackpots with the rule of each. The polling model refreshes them, so the query has no interval. */
export function JackpotBlock() {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const jackpots = useQuery(jackpotsQuery(language))
  /** A value of `0` means that the server does not state it. */
  const ruleOf = (seed: number, share: number): string =>
    [
      ...(seed === 0 ? [] : [t('home.potSeed', { seed: formatRubles(seed, language) })]),
      ...(share === 0 ? [] : [t('home.potShare', { share: formatNumber(share, language) })]),
    ].join(', ')
  return (
    <AsyncBoundary query={jackpots} failed="jackpots" waiting={<Skeleton height={PANEL_HEIGHT} />}>
      {(data) =>
        // Without jackpots there is no panel, instead of a zero amount.
        data.total === 0 && data.pots.length === 0 ? null : (
          <JackpotPanel
            title={t('home.jackpot')}
            total={formatRubles(data.total, language, true)}
            note={t('home.jackpotNote')}
            pots={data.pots.map(({ id, name, total, seed, share }) => ({
              id,
              name,
              total: formatRubles(Math.floor(total), language),
              note: ruleOf(seed, share),
            }))}
          />
        )
      }
    </AsyncBoundary>
  )
}

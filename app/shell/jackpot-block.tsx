import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { JackpotPanel, Skeleton } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { jackpotsQuery } from '#app/queries/lobby.ts'
import { QueryBoundary } from './query-boundary.tsx'

const PANEL_HEIGHT = 170

/** What can be won now, with what the server says of each pot. Kept fresh by the polling model, so this block has no interval of its own. */
export function JackpotBlock() {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const jackpots = useQuery(jackpotsQuery(language))
  /** `0` is what a back end says nothing of. */
  const ruleOf = (seed: number, share: number): string =>
    [
      ...(seed === 0 ? [] : [t('home.potSeed', { seed: formatRubles(seed, language) })]),
      ...(share === 0 ? [] : [t('home.potShare', { share: formatNumber(share, language) })]),
    ].join(', ')
  return (
    <QueryBoundary query={jackpots} block="jackpots" waiting={<Skeleton height={PANEL_HEIGHT} />}>
      {(data) =>
        // Nothing that can be won is no prize of nought.
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
    </QueryBoundary>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { JackpotTicker } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { jackpotsQuery } from '#app/queries/lobby.ts'

/** The jackpots above the games that contribute to them. Errors are shown only by the block of the home page. */
export function JackpotLine() {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const { data } = useQuery(jackpotsQuery(language))
  if (data === undefined || data.pots.length === 0) return null
  return (
    <JackpotTicker
      label={t('home.jackpotLine')}
      pots={data.pots.map(({ id, name, total }) => ({ id, name, total: formatRubles(Math.floor(total), language) }))}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import { isRankShown } from '#app/models/tournaments/standing.ts'

/**
 * Returns a function that writes a rank: up to 40, then ">40" (`spec §2`). It is the same for every player: from the exact
 * rank of a neighbour, the player's own could be counted.
 */
export function useRankText(): (place: number) => string {
  const { t } = useTranslation('pages')
  return (place) => (isRankShown(place) ? String(place) : t('tournaments.beyond', { limit: limits.rankShown }))
}

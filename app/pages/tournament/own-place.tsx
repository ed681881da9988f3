import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import type { TournamentDetail, TournamentResult } from '#contract/lobby/tournaments.ts'
import { TournamentStanding, type NextPlace, type StandingRow } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { isRankShown, ownStanding, prizeOf } from '#app/models/tournaments/standing.ts'
import { playerNames } from '#app/shell/player/player-name.ts'
import { useRankText } from '#app/shell/tournaments/use-rank-text.ts'

/** The player's place in a running tournament; `place` is `null` without a result. */
export function OwnPlace({ detail, place }: { detail: TournamentDetail; place: number | null }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const rankText = useRankText()
  const { tournament, prizes, results } = detail
  if (place === null)
    return <TournamentStanding label={t('tournaments.myPlace')} figure={null} note={t('tournaments.notInTable')} />
  const standing = ownStanding(results, tournament.scoring)
  const points = (value: number) => t('tournaments.pointsLeft', { points: formatNumber(value, language) })

  function rowOf({ place: rank, login, result, active }: TournamentResult): StandingRow {
    const prize = prizeOf(prizes, rank)
    const you = t('tournaments.you')
    return {
      place: rankText(rank),
      ...(active ? { name: you, fullName: you } : playerNames(login)),
      points: points(result),
      prize: prize === 0 ? undefined : formatRubles(prize, language),
      isOwn: active,
    }
  }
  function nextOf(): NextPlace | undefined {
    if (standing === null || standing.above === null) return undefined
    const { own, above, missing } = standing
    const max = own.result + missing
    return {
      text: isRankShown(above.place)
        ? t('tournaments.toPlace', { place: above.place, points: points(missing) })
        : t('tournaments.toNextPlace', { points: points(missing) }),
      valueText:
        tournament.scoring === 'stakes'
          ? t('tournaments.inStakes', { rubles: formatRubles(missing * limits.rublesPerPoint, language) })
          : t('tournaments.pointsOf', { points: formatNumber(own.result, language), total: points(max) }),
      value: own.result,
      max,
    }
  }
  const prize = prizeOf(prizes, place)
  return (
    <TournamentStanding
      label={results.length === 0 ? t('tournaments.myPlace') : t('tournaments.myPlaceOf', { count: results.length })}
      figure={rankText(place)}
      prize={prize === 0 ? undefined : { label: t('tournaments.prizeNow'), value: formatRubles(prize, language) }}
      next={nextOf()}
      rows={
        standing === null
          ? []
          : [standing.above, standing.own, standing.below].flatMap((row) => (row === null ? [] : [rowOf(row)]))
      }
    />
  )
}

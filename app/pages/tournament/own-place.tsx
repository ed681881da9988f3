import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import type { TournamentDetail, TournamentResult } from '#contract/lobby/tournaments.ts'
import { TournamentStanding, type NextPlace, type StandingRow } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { ownStanding, prizeOf, prizeStanding } from '#app/models/tournaments/standing.ts'
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
  const points = (value: number) => t('tournaments.points', { count: value, points: formatNumber(value, language) })

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
  /** The next better prize; where there is none, the place above. */
  function nextOf(): NextPlace | undefined {
    if (standing === null || standing.above === null) return undefined
    const next = prizeStanding(results, prizes, tournament.scoring)?.next ?? null
    const missing = next?.points ?? standing.missing
    const { result } = standing.own
    const max = result + missing
    return {
      text:
        next === null
          ? t('tournaments.toPlace', { place: standing.above.place, points: points(missing) })
          : t('tournaments.toPrize', { prize: formatRubles(next.amount, language), points: points(missing) }),
      valueText:
        tournament.scoring === 'stakes'
          ? t('tournaments.inStakes', { rubles: formatRubles(missing * limits.rublesPerPoint, language) })
          : t('tournaments.pointsOf', { points: formatNumber(result, language), total: formatNumber(max, language) }),
      value: result,
      max,
    }
  }
  const prize = prizeOf(prizes, place)
  const lead = place === 1 ? (standing?.lead ?? 0) : 0
  return (
    <TournamentStanding
      label={results.length === 0 ? t('tournaments.myPlace') : t('tournaments.myPlaceOf', { count: results.length })}
      figure={rankText(place)}
      note={lead > 0 ? t('tournaments.leads', { points: points(lead) }) : undefined}
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

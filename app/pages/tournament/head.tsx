import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import type { TournamentDetail } from '#contract/lobby/tournaments.ts'
import { FactList, Text, TournamentBanner, type Fact } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { localMoment, moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import type { Phase } from '#app/models/tournaments/phase.ts'
import { pointsToNextPrize, rankText } from '#app/models/tournaments/standing.ts'
import { tournamentImage, TimeLeft } from '#app/shell/games/tournament-link.tsx'

function Moment({ timestamp }: { timestamp: number }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const local = localMoment(timestamp, language)
  return (
    <>
      {moscowMoment(timestamp, language)} {t('tournaments.moscow')}
      {local === null ? null : (
        <Text as="div" size={13} tone="muted">
          {t('tournaments.local', { time: local })}
        </Text>
      )}
    </>
  )
}

/** Name, prize fund, dates, and the player's rank. */
export function TournamentHead({ detail, phase }: { detail: TournamentDetail; phase: Phase }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const { tournament, prizes, results } = detail
  const { name, fund, started_at, ended_at } = tournament
  const rank = tournament.position ?? results.find(({ active }) => active)?.place ?? null
  const missingPoints = pointsToNextPrize(results, prizes)
  const facts: Fact[] = [
    { id: 'fund', label: t('tournaments.fund'), value: formatRubles(fund, language), money: true },
    { id: 'starts', label: t('tournaments.starts'), value: <Moment timestamp={started_at} /> },
    { id: 'ends', label: t('tournaments.ends'), value: <Moment timestamp={ended_at} /> },
  ]
  if (phase !== 'past') {
    const label = t(phase === 'current' ? 'tournaments.left' : 'tournaments.toStart')
    const until = phase === 'current' ? ended_at : started_at
    facts.push({ id: 'left', label, value: <TimeLeft label={`${name}: ${label}`} until={until} /> })
  }
  if (prizes.length > 0) {
    facts.push({ id: 'places', label: t('tournaments.prizePlaces'), value: formatNumber(prizes.length, language) })
  }
  if (rank !== null) {
    const text = rankText(rank) ?? t('tournaments.beyond', { limit: limits.rankShown })
    facts.push({ id: 'own', label: t('tournaments.ownPlace'), value: text })
  }
  if (missingPoints !== null && phase === 'current') {
    const value = t('tournaments.pointsLeft', { points: formatNumber(missingPoints, language) })
    facts.push({ id: 'missing', label: t('tournaments.toNextPrize'), value })
  }
  return (
    <TournamentBanner
      name={name}
      image={tournamentImage(tournament)}
      status={t(`tournaments.status.${phase}`)}
      tone={phase}
      facts={<FactList facts={facts} />}
    />
  )
}

import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Tournament } from '#contract/lobby/tournaments.ts'
import { Countdown, TournamentCard } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import type { Phase } from '#app/models/tournaments/phase.ts'
import { paths } from '#app/router/paths.ts'
import { useRemaining } from '#app/shell/time/use-remaining.ts'
import { useRankText } from '#app/shell/tournaments/use-rank-text.ts'

/** Countdown to a server timestamp, on the app's shared ticker. */
export function TimeLeft({ label, until }: { label: string; until: number }) {
  return <Countdown label={label} remaining={useRemaining(until)} />
}

/** Picture URL of a tournament, preferably the wide one; `null` if there is no allowed one. */
export const tournamentImage = ({ logo_wide, image }: Tournament): string | null =>
  pictureAddress(logo_wide === '' ? image : logo_wide)

export interface TournamentLinkProps {
  tournament: Tournament
  phase: Phase
}

/** A tournament in a list, with a countdown to its start or end, and the player's place. */
export function TournamentLink({ tournament, phase }: TournamentLinkProps) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const rankText = useRankText()
  const { name, url, fund, started_at, ended_at, position } = tournament
  const timeLabel = { current: t('home.untilEnd'), future: t('home.untilStart'), past: '' }[phase]
  const until = phase === 'current' ? ended_at : started_at
  return (
    <TournamentCard
      name={name}
      href={paths.tournament(url)}
      image={tournamentImage(tournament)}
      fundLabel={t('home.fund')}
      fund={formatRubles(fund, language)}
      timeLabel={timeLabel}
      time={phase === 'past' ? t('home.over') : <TimeLeft label={`${name}: ${timeLabel}`} until={until} />}
      place={position === null ? undefined : { label: t('tournaments.ownPlace'), value: rankText(position) }}
    />
  )
}

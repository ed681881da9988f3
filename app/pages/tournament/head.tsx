import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import type { TournamentDetail } from '#contract/lobby/tournaments.ts'
import { ButtonLink, Link, TournamentBanner, type BannerFigure } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import type { Phase } from '#app/models/tournaments/phase.ts'
import { prizeOf } from '#app/models/tournaments/standing.ts'
import { paths } from '#app/router/paths.ts'
import { TimeLeft, tournamentImage } from '#app/features/lobby/index.ts'
import { useRankText } from '#app/shell/tournaments/use-rank-text.ts'
import { OwnPlace } from './own-place.tsx'

function useFigures({ tournament, prizes }: TournamentDetail, phase: Phase, place: number | null): BannerFigure[] {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const rankText = useRankText()
  const { name, fund, started_at, ended_at } = tournament
  const fundFigure = { label: t('tournaments.fund'), value: formatRubles(fund, language), money: true }
  if (phase === 'past') {
    if (place === null) return [fundFigure]
    const prize = prizeOf(prizes, place)
    return [
      {
        label: t('tournaments.ownPlace'),
        value: rankText(place),
      },
      prize === 0
        ? fundFigure
        : { label: t('tournaments.ownPrize'), value: formatRubles(prize, language), money: true },
    ]
  }
  const label = t(phase === 'current' ? 'tournaments.left' : 'tournaments.toStart')
  const until = phase === 'current' ? ended_at : started_at
  return [{ label, value: <TimeLeft label={`${name}: ${label}`} until={until} /> }, fundFigure]
}

function useRulesLine({ tournament: { scoring }, prizes }: TournamentDetail): string | undefined {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const parts = [
    prizes.length === 0 ? null : t('tournaments.placesLine', { count: prizes.length }),
    scoring === ''
      ? null
      : t(`tournaments.scoring.${scoring}`, { rubles: formatRubles(limits.rublesPerPoint, language) }),
  ].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(' ')
}

/** State, name, time and fund, the way to the games, and the player's own place. */
export function TournamentHead({ detail, phase }: { detail: TournamentDetail; phase: Phase }) {
  const { t } = useTranslation('pages')
  const { language, isGuest, isOnBreak } = useUnit({ language: $language, isGuest: $isGuest, isOnBreak: $isOnBreak })
  const { tournament, games, results } = detail
  const { name, url, started_at, ended_at } = tournament
  const place = tournament.position ?? results.find(({ active }) => active)?.place ?? null
  const figures = useFigures(detail, phase, place)
  const rules = useRulesLine(detail)
  const section = (id: string) => `${paths.tournament(url)}#${id}`
  const isRunning = phase === 'current'
  return (
    <TournamentBanner
      name={name}
      image={tournamentImage(tournament)}
      status={t(`tournaments.state.${phase}`, {
        time: moscowMoment(phase === 'future' ? started_at : ended_at, language),
      })}
      tone={phase}
      figures={figures}
      rules={rules}
      action={
        phase === 'past' || games.length === 0 || isOnBreak ? undefined : (
          <>
            {/* Only players take part, so a guest's main action is the sign-up in the header. */}
            <ButtonLink href={section('games')} tone={isRunning && !isGuest ? 'primary' : 'secondary'}>
              {t(isRunning ? 'tournaments.play' : 'tournaments.games')}
            </ButtonLink>
            <Link href={section('about')}>{t('tournaments.rulesAndPrizes')}</Link>
          </>
        )
      }
      standing={
        isRunning && !isOnBreak && (place !== null || !isGuest) ? <OwnPlace detail={detail} place={place} /> : undefined
      }
    />
  )
}

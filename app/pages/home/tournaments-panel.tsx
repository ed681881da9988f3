import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Tournament } from '#contract/lobby/tournaments.ts'
import { EmptyState, SectionHeader, Skeleton, Stack, Surface } from '#ui/index.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { activeTournamentsQuery } from '#app/queries/tournaments.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { TournamentLink } from '#app/shell/games/tournament-link.tsx'
import { usePhases } from '#app/shell/frame/use-phases.ts'

const BODY_HEIGHT = 420
const MAX_TOURNAMENTS = 3

function RunningTournaments({ tournaments }: { tournaments: readonly Tournament[] }) {
  const { t } = useTranslation(['pages', 'texts'])
  // The client clock removes a tournament when it ends, without a new response.
  const { current } = usePhases(tournaments)
  if (current.length === 0) {
    return <EmptyState title={t('home.noTournaments')}>{t('home.noTournamentsText')}</EmptyState>
  }
  return current
    .slice(0, MAX_TOURNAMENTS)
    .map((tournament) => <TournamentLink key={tournament.id} tournament={tournament} phase="current" />)
}

/** Running tournaments with countdowns. */
export function TournamentsPanel() {
  const { t } = useTranslation(['pages', 'texts'])
  const { language, session } = useUnit({ language: $language, session: $session })
  const tournaments = useQuery(activeTournamentsQuery({ session: session.id, language }))
  return (
    <Surface labelledBy="tournaments">
      <Stack gap={4}>
        <SectionHeader
          titleId="tournaments"
          title={t('texts:shell.tournaments')}
          link={{ href: paths.tournaments(), label: t('home.all'), name: t('home.allTournaments') }}
        />
        <AsyncBoundary query={tournaments} failed="tournaments" waiting={<Skeleton height={BODY_HEIGHT} />}>
          {({ items }) => <RunningTournaments tournaments={items} />}
        </AsyncBoundary>
      </Stack>
    </Surface>
  )
}

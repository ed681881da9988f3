import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import type { Tournament } from '#contract/lobby/tournaments.ts'
import { EmptyState, SectionHeader, Skeleton, Stack, Surface, Table } from '#ui/index.ts'
import { isUnsupportedCall } from '#app/http/unsupported-call.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { activeTournamentsQuery, tournamentQuery } from '#app/queries/tournaments.ts'
import { formatNumber } from '#app/lib/text/format.ts'
import { sortByRank } from '#app/models/tournaments/standing.ts'
import { playerCell } from '#app/shell/tables/player-cell.tsx'
import { playerNames } from '#app/shell/player/player-name.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { BlockFailure } from '#app/shell/lazy/block-failure.tsx'
import { TournamentLink } from '#app/features/lobby/index.ts'
import { usePhases } from '#app/shell/tournaments/use-phases.ts'

const BODY_HEIGHT = 640
const STANDINGS_HEIGHT = 220
const MAX_TOURNAMENTS = 3

/** The best results of a tournament (`spec §2`). */
function Standings({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('pages')
  const { language, session } = useUnit({ language: $language, session: $session })
  const standings = useQuery(tournamentQuery({ session: session.id, language, slug: tournament.url }))
  // The back end may have lists only.
  const renderFailure = (retry: () => void, error: Error) =>
    isUnsupportedCall(error) ? null : <BlockFailure block="tournaments" error={error} retry={retry} />
  return (
    <AsyncBoundary query={standings} failed={renderFailure} waiting={<Skeleton height={STANDINGS_HEIGHT} />}>
      {({ results }) =>
        results.length === 0 ? null : (
          <Table
            caption={`${tournament.name}: ${t('tournaments.results')}`}
            headHidden
            rows={sortByRank(results).slice(0, limits.activityRows)}
            rowKey={(_, index) => index}
            isHighlighted={({ active }) => active}
            columns={[
              { id: 'place', title: t('tournaments.place'), cell: ({ place }) => place },
              {
                id: 'player',
                title: t('tournaments.player'),
                cell: ({ login }) => playerCell(playerNames(login)),
                rowHeader: true,
              },
              {
                id: 'result',
                title: t('tournaments.result'),
                cell: ({ result }) => formatNumber(result, language),
                align: 'end',
                strong: true,
              },
            ]}
          />
        )
      }
    </AsyncBoundary>
  )
}

function RunningTournaments({ tournaments }: { tournaments: readonly Tournament[] }) {
  const { t } = useTranslation(['pages', 'texts'])
  // The client clock removes a tournament when it ends, without a new response.
  const { current } = usePhases(tournaments)
  if (current.length === 0) {
    return <EmptyState title={t('home.noTournaments')}>{t('home.noTournamentsText')}</EmptyState>
  }
  return current.slice(0, MAX_TOURNAMENTS).map((tournament, index) => (
    <Fragment key={tournament.id}>
      <TournamentLink tournament={tournament} phase="current" />
      {index === 0 ? <Standings tournament={tournament} /> : null}
    </Fragment>
  ))
}

/** Running tournaments with countdowns, and the standings of the first one. */
export function TournamentsPanel() {
  const { t } = useTranslation(['pages', 'texts'])
  const { language, session } = useUnit({ language: $language, session: $session })
  const tournaments = useQuery(activeTournamentsQuery({ session: session.id, language }))
  // The back end has no tournaments.
  if (tournaments.data === null) return null
  return (
    <Surface labelledBy="tournaments">
      <Stack gap={4}>
        <SectionHeader
          titleId="tournaments"
          title={t('texts:shell.tournaments')}
          link={{ href: paths.tournaments(), label: t('home.all'), name: t('home.allTournaments') }}
        />
        <AsyncBoundary query={tournaments} failed="tournaments" waiting={<Skeleton height={BODY_HEIGHT} />}>
          {(data) => <RunningTournaments tournaments={data?.items ?? []} />}
        </AsyncBoundary>
      </Stack>
    </Surface>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MainAside, Skeleton, Stack } from '#ui/index.ts'
import { failureOf } from '#app/http/failure.ts'
import { isUnsupportedFailure } from '#app/http/unsupported-call.ts'
import { tournamentQuery } from '#app/queries/tournaments.ts'
import { redirectOf } from '#app/router/failure-redirects.ts'
import { paths } from '#app/router/paths.ts'
import { useSlug } from '#app/router/route-state.ts'
import { Redirect } from '#app/router/redirect.tsx'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { BlockFailure } from '#app/shell/lazy/block-failure.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { TournamentSections } from './sections.tsx'

/** The banner, about the tournament, its prizes and the table, in the shape of what comes. */
const skeleton = (
  <Stack gap={6}>
    <Skeleton height={380} />
    <MainAside>
      <Skeleton height={400} />
      <Skeleton height={640} />
      <Skeleton height={560} />
    </MainAside>
  </Stack>
)

/** A tournament: description, prizes, results and games (`spec §2`). */
export function TournamentPage() {
  const { t } = useTranslation('pages')
  const slug = useSlug()
  const tournament = useQuery(tournamentQuery({ ...useLobbyKey(), slug }))
  // Loaded data stays; only a rejection of the first request means that there is no such tournament.
  const failure = tournament.data === undefined && tournament.error !== null ? failureOf(tournament.error) : null
  if (failure !== null) {
    // Error 1 and 404 also mean that the back end has no tournaments.
    if (isUnsupportedFailure(failure)) return <Redirect to={paths.notFound()} />
    if (redirectOf(failure) !== null) return null
  }
  const renderFailure = (retry: () => void, error: Error) => (
    <Stack gap={6}>
      <PageHead page={null} title={t('tournaments.one')} />
      <PageHeading title={t('tournaments.one')} />
      <BlockFailure block="page" error={error} retry={retry} />
    </Stack>
  )
  return (
    <AsyncBoundary
      query={tournament}
      failed={renderFailure}
      waiting={
        <>
          <PageHead page={null} title={t('tournaments.loading')} isWaiting />
          {skeleton}
        </>
      }
    >
      {(detail) => <TournamentSections key={slug} detail={detail} />}
    </AsyncBoundary>
  )
}

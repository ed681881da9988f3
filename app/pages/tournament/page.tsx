import { errorCode } from '#contract/errors/codes.ts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainText, SHARE_TEXT_LENGTH } from '#contract/plain-text.ts'
import type { TournamentDetail } from '#contract/tournaments.ts'
import { Heading, Link, Skeleton, MainAside, Stack, Surface } from '#ui/index.ts'
import { redirectOf } from '#app/router/failure-redirects.ts'
import { failureOf } from '#app/http/failure.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import type { Phase } from '#app/models/tournaments/phase.ts'
import { tournamentQuery } from '#app/queries/tournaments.ts'
import { paths } from '#app/router/paths.ts'
import { useSlug } from '#app/router/route-state.ts'
import { Redirect } from '#app/router/search-params-state.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { QueryBoundary } from '#app/shell/query-boundary.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { ServerText } from '#app/shell/server-text.tsx'
import { usePhases } from '#app/shell/use-phases.ts'
import { useRequestedSection } from '#app/shell/use-section.ts'
import { tournamentLeft, tournamentOpened } from './page.model.ts'
import { TournamentGames } from './games.tsx'
import { TournamentHead } from './head.tsx'
import { TournamentPrizes } from './prizes.tsx'
import { TournamentTable } from './table.tsx'

const SKELETON_HEIGHT = 900
/** Values of `?view=`: the section to scroll to (`spec §2`). */
const views = ['about', 'results', 'games'] as const

function Sections({ detail }: { detail: TournamentDetail }) {
  const { t } = useTranslation('pages')
  const { tournament, games, prizes, results } = detail
  const phases = usePhases([tournament])
  const phase: Phase = phases.current.length > 0 ? 'current' : phases.future.length > 0 ? 'future' : 'past'
  const { open, leave } = useUnit({ open: tournamentOpened, leave: tournamentLeft })
  const [view] = useSearchParam('view', views, 'about')
  useRequestedSection(view === 'about' ? null : view)
  // Poll only a tournament that was not finished when the page was opened.
  const [canChange] = useState(phase !== 'past')
  useEffect(() => {
    if (!canChange) return undefined
    open(tournament.url)
    return leave
  }, [open, leave, canChange, tournament.url])
  return (
    <Stack gap={6}>
      <PageHead
        page={null}
        title={tournament.name}
        description={plainText(tournament.description, SHARE_TEXT_LENGTH)}
      />
      <TournamentHead detail={detail} phase={phase} />
      <MainAside>
        {tournament.description === '' ? null : (
          <Surface labelledBy="about">
            <Stack gap={3}>
              <Heading level={2} size={24} id="about">
                {t('tournaments.about')}
              </Heading>
              <ServerText html={tournament.description} />
            </Stack>
          </Surface>
        )}
        <TournamentPrizes prizes={prizes} />
        <TournamentTable tournament={tournament} results={results} isOver={phase === 'past'} />
      </MainAside>
      <TournamentGames games={games} />
      <Link href={paths.tournaments()}>{t('tournaments.back')}</Link>
    </Stack>
  )
}

/** A tournament: description, prizes, results and games (`spec §2`). */
export function TournamentPage() {
  const { t } = useTranslation('pages')
  const { language, session } = useUnit({ language: $language, session: $session })
  const slug = useSlug()
  const tournament = useQuery(tournamentQuery({ session: session.id, language, slug }))
  // Loaded data stays; only a rejection of the first request means that there is no such tournament.
  const failure = tournament.data === undefined && tournament.error !== null ? failureOf(tournament.error) : null
  if (failure?.kind === 'rejected') {
    if (failure.code === errorCode.invalidRequest) return <Redirect to={paths.notFound()} />
    if (redirectOf(failure) !== null) return null
  }
  return (
    <QueryBoundary
      query={tournament}
      block="page"
      waiting={
        <>
          <PageHead page={null} title={t('tournaments.loading')} isWaiting />
          <Skeleton height={SKELETON_HEIGHT} />
        </>
      }
    >
      {(detail) => <Sections key={slug} detail={detail} />}
    </QueryBoundary>
  )
}

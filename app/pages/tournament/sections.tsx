import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainText, SHARE_TEXT_LENGTH } from '#contract/core/plain-text.ts'
import type { TournamentDetail } from '#contract/lobby/tournaments.ts'
import { Heading, Link, MainAside, Stack, Surface } from '#ui/index.ts'
import type { Phase } from '#app/models/tournaments/phase.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { usePhases } from '#app/shell/tournaments/use-phases.ts'
import { useRequestedSection, useSection } from '#app/shell/frame/use-section.ts'
import { tournamentLeft, tournamentOpened } from './page.model.ts'
import { TournamentDates } from './dates.tsx'
import { TournamentGames } from './games.tsx'
import { TournamentHead } from './head.tsx'
import { TournamentPrizes } from './prizes.tsx'
import { TournamentTable } from './table.tsx'

/** Values of `?view=`: the section to scroll to (`spec §2`). The links of the header use them as a hash. */
const views = ['about', 'results', 'games'] as const

/** Sections of a loaded tournament. */
export function TournamentSections({ detail }: { detail: TournamentDetail }) {
  const { t } = useTranslation('pages')
  const { tournament, games, prizes, results } = detail
  const phases = usePhases([tournament])
  const phase: Phase = phases.current.length > 0 ? 'current' : phases.future.length > 0 ? 'future' : 'past'
  const { open, leave } = useUnit({ open: tournamentOpened, leave: tournamentLeft })
  const [view] = useSearchParam('view', views, 'about')
  useRequestedSection(view === 'about' ? null : view)
  const { hash } = useLocationInfo()
  useSection(views.find((id) => `#${id}` === hash) ?? null)
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
        <Surface labelledBy="about">
          <Stack gap={4}>
            <Heading level={2} size={24} id="about">
              {t('tournaments.about')}
            </Heading>
            <TournamentDates tournament={tournament} prizes={prizes} />
            {tournament.description === '' ? null : <ServerText html={tournament.description} />}
          </Stack>
        </Surface>
        <TournamentPrizes prizes={prizes} />
        <TournamentTable tournament={tournament} results={results} isOver={phase === 'past'} />
      </MainAside>
      <TournamentGames games={games} />
      <Link href={paths.tournaments()}>{t('tournaments.back')}</Link>
    </Stack>
  )
}

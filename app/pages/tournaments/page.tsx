import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Tournament, TournamentLists } from '#contract/lobby/tournaments.ts'
import { LazySection, Columns, EmptyState, Heading, Skeleton, Stack, Tabs } from '#ui/index.ts'
import { useDevice } from '#app/lib/browser/device.ts'
import type { Phase } from '#app/models/tournaments/phase.ts'
import { tournamentsQuery } from '#app/queries/tournaments.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { TournamentLink } from '#app/features/lobby/index.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { usePhases } from '#app/shell/tournaments/use-phases.ts'

const CARD_HEIGHT = 170
/** Divisible by 1, 2 and 3 columns, so that consecutive groups form a seamless grid. */
const GROUP_SIZE = 12
/** Estimated height of a group in pixels, on a desktop and on a phone. */
const GROUP_HEIGHT = { d: 680, m: 2070 } as const
const lists = ['current', 'completed'] as const

interface CardsProps {
  tournaments: readonly Tournament[]
  phase: Phase
}

function Group({ tournaments, phase }: CardsProps) {
  return (
    <Columns>
      {tournaments.map((tournament) => (
        <TournamentLink key={tournament.id} tournament={tournament} phase={phase} />
      ))}
    </Columns>
  )
}

/** A list can have hundreds of running countdowns, so all but the first group are rendered lazily by the browser. */
function Cards({ tournaments, phase }: CardsProps) {
  const device = useDevice()
  const lazyGroups = Array.from({ length: Math.max(0, Math.ceil(tournaments.length / GROUP_SIZE) - 1) }, (_, index) =>
    tournaments.slice((index + 1) * GROUP_SIZE, (index + 2) * GROUP_SIZE),
  )
  return (
    <Stack gap={4}>
      <Group tournaments={tournaments.slice(0, GROUP_SIZE)} phase={phase} />
      {lazyGroups.map((group, index) => (
        <LazySection key={index} height={GROUP_HEIGHT[device]}>
          <Group tournaments={group} phase={phase} />
        </LazySection>
      ))}
    </Stack>
  )
}

function Empty({ title }: { title: string }) {
  const { t } = useTranslation('pages')
  return <EmptyState title={title}>{t('tournaments.emptyText')}</EmptyState>
}

function Lists({ data }: { data: TournamentLists }) {
  const { t } = useTranslation('pages')
  const [list, setList] = useSearchParam('list', lists, 'current')
  // The lists of the response may be outdated; the client clock decides.
  const { current, future, past } = usePhases([...data.active, ...data.upcoming, ...data.finished])
  return (
    <Tabs
      label={t('tournaments.tabs')}
      value={list}
      onValueChange={(id) => setList(id === 'completed' ? 'completed' : 'current')}
      tabs={[
        {
          id: 'current',
          label: t('tournaments.current'),
          content: (
            <Stack gap={8}>
              {current.length + future.length === 0 ? <Empty title={t('tournaments.empty')} /> : null}
              {current.length === 0 ? null : (
                <Stack gap={4} as="section">
                  <Heading level={2} size={19}>
                    {t('tournaments.active')}
                  </Heading>
                  <Cards tournaments={current} phase="current" />
                </Stack>
              )}
              {future.length === 0 ? null : (
                <Stack gap={4} as="section">
                  <Heading level={2} size={19}>
                    {t('tournaments.upcoming')}
                  </Heading>
                  <Cards tournaments={future} phase="future" />
                </Stack>
              )}
            </Stack>
          ),
        },
        {
          id: 'completed',
          label: t('tournaments.completed'),
          content:
            past.length === 0 ? (
              <Empty title={t('tournaments.noCompleted')} />
            ) : (
              <Stack gap={4}>
                <Heading level={2} size={19}>
                  {t('tournaments.completed')}
                </Heading>
                <Cards tournaments={past} phase="past" />
              </Stack>
            ),
        },
      ]}
    />
  )
}

/** Tournaments: running and upcoming, and completed (`spec §2`). */
export function TournamentsPage() {
  const { t } = useTranslation('pages')
  const tournaments = useQuery(tournamentsQuery(useLobbyKey()))
  return (
    <Stack gap={6}>
      <PageHead page="tournaments" title={t('tournaments.title')} />
      <PageHeading title={t('tournaments.title')} lead={t('tournaments.lead')} />
      <AsyncBoundary
        query={tournaments}
        failed="tournaments"
        waiting={
          <Columns>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} height={CARD_HEIGHT} />
            ))}
          </Columns>
        }
      >
        {(data) => <Lists data={data} />}
      </AsyncBoundary>
    </Stack>
  )
}

import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Tournament, TournamentDetail } from '#contract/lobby/tournaments.ts'
import { EmptyState, GamePanelList, GamePanelSection, Heading, Link, Skeleton } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { prizeStanding, type PrizeStanding } from '#app/models/tournaments/standing.ts'
import { activeTournamentsQuery, tournamentQuery } from '#app/queries/tournaments.ts'
import { paths } from '#app/router/paths.ts'
import { usePhases } from '#app/shell/tournaments/use-phases.ts'
import { TimeLeft } from '#app/features/lobby/index.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useRankText } from '#app/shell/tournaments/use-rank-text.ts'

const HEIGHT = 240
/** Each tournament is a request of its own, because only that names its games and results. */
const MAX_SHOWN = 6

interface Shown {
  tournament: Tournament
  /** `undefined` if it could not be loaded. */
  detail: TournamentDetail | undefined
}

function useItem() {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const rankText = useRankText()
  /** The prize that the player holds, and what is missing to the next better one. */
  const prizeText = ({ held, next }: PrizeStanding): string =>
    [
      held === 0 ? '' : t('game.panel.prize', { prize: formatRubles(held, language) }),
      next === null
        ? ''
        : t('game.panel.nextPrize', {
            prize: formatRubles(next.amount, language),
            points: formatNumber(next.points, language),
          }),
    ]
      .filter((part) => part !== '')
      .join(', ')
  return ({ tournament, detail }: Shown) => {
    const place = detail?.results.find(({ active }) => active)?.place ?? tournament.position
    const standing =
      detail === undefined ? null : prizeStanding(detail.results, detail.prizes, detail.tournament.scoring)
    const ends = t('home.untilEnd')
    return {
      id: tournament.id,
      href: paths.tournament(tournament.url),
      title: tournament.name,
      note: (
        <>
          {ends} <TimeLeft label={`${tournament.name}: ${ends}`} until={tournament.ended_at} />
        </>
      ),
      value: place === null ? undefined : t('game.panel.rank', { rank: rankText(place) }),
      valueNote: standing === null ? undefined : prizeText(standing),
    }
  }
}

function Group({ title, shown }: { title: string; shown: readonly Shown[] }) {
  const itemOf = useItem()
  return shown.length === 0 ? null : (
    <GamePanelSection>
      <Heading level={2} size={17}>
        {title}
      </Heading>
      <GamePanelList items={shown.map(itemOf)} />
    </GamePanelSection>
  )
}

function Running({ tournaments, gameId }: { tournaments: readonly Tournament[]; gameId: number | null }) {
  const { t } = useTranslation('pages')
  const key = useLobbyKey()
  const shown = usePhases(tournaments).current.slice(0, MAX_SHOWN)
  const details = useQueries({ queries: shown.map(({ url }) => tournamentQuery({ ...key, slug: url })) })
  if (shown.length === 0)
    return (
      <GamePanelSection>
        <EmptyState title={t('home.noTournaments')}>{t('home.noTournamentsText')}</EmptyState>
      </GamePanelSection>
    )
  // Shown at once and in their final order.
  if (details.some(({ isPending }) => isPending)) return <Waiting />
  const all = shown.map((tournament, index): Shown => ({ tournament, detail: details[index]?.data }))
  const hasGame = ({ detail }: Shown) => gameId !== null && detail?.games.includes(gameId) === true
  const [own, other] = [all.filter(hasGame), all.filter((one) => !hasGame(one))]
  return (
    <>
      <Group title={t('game.panel.withThisGame')} shown={own} />
      <Group title={t(own.length === 0 ? 'tournaments.active' : 'game.panel.otherTournaments')} shown={other} />
    </>
  )
}

const Waiting = () => (
  <GamePanelSection>
    <Skeleton height={HEIGHT} />
  </GamePanelSection>
)

/** The running tournaments: those with this game first, with the player's rank, prize and the next better one. */
export function TournamentsTab({ gameId }: { gameId: number | null }) {
  const { t } = useTranslation('pages')
  const tournaments = useQuery(activeTournamentsQuery(useLobbyKey()))
  return (
    <AsyncBoundary query={tournaments} failed="tournaments" waiting={<Waiting />}>
      {(data) => (
        <>
          <Running tournaments={data?.items ?? []} gameId={gameId} />
          <GamePanelSection>
            <Link href={paths.tournaments()}>{t('home.allTournaments')}</Link>
          </GamePanelSection>
        </>
      )}
    </AsyncBoundary>
  )
}

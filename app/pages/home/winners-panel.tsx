import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { lobby } from '#contract/core/constants.ts'
import type { Winner } from '#contract/lobby/winners.ts'
import { EmptyState, PodiumStage, SectionHeader, Skeleton, Stack, Surface, Table } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { winnersQuery } from '#app/queries/winners.ts'
import { paths } from '#app/router/paths.ts'
import { playerCell } from '#app/shell/tables/player-cell.tsx'
import { playerNames } from '#app/shell/player/player-name.ts'
import { RoundLink, roundColumns } from '#app/shell/rounds/round-link.tsx'
import { sharedRanks } from '#app/shell/tables/shared-ranks.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'

const BODY_HEIGHT = 300

interface Row {
  round: string
  fullName: string
  prize: string
}

const roundOf = ({ round, fullName, prize }: Row) => ({ round, user: fullName, amount: prize })

function WinnerList({ winners, title }: { winners: readonly Winner[]; title: string }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  if (winners.length === 0) {
    return <EmptyState title={t('home.noWinners')}>{t('home.noWinnersText')}</EmptyState>
  }
  const top = winners.toSorted((a, b) => b.win - a.win).slice(0, lobby.winnersOnHome)
  const ranks = sharedRanks(top.map(({ win }) => win))
  const rows = top.map((winner, index) => ({
    rank: ranks[index] ?? index + 1,
    ...playerNames(winner.user),
    game: winner.game,
    prize: formatRubles(winner.win, language),
    image: pictureAddress(winner.image),
    round: winner.round,
  }))
  const further = rows.slice(lobby.podiumPlaces)
  return (
    <>
      <PodiumStage
        compact
        label={title}
        winners={rows.slice(0, lobby.podiumPlaces).map((row) => ({ ...row, action: <RoundLink {...roundOf(row)} /> }))}
      />
      <Table
        caption={title}
        headHidden
        rows={further}
        rowKey={(_, index) => index}
        columns={[
          { id: 'place', title: t('home.placeColumn'), cell: ({ rank }) => rank },
          { id: 'player', title: t('home.player'), cell: playerCell, rowHeader: true },
          { id: 'amount', title: t('home.amount'), cell: ({ prize }) => prize, align: 'end', strong: true },
          ...roundColumns(t('proof.column'), further, roundOf),
        ]}
      />
    </>
  )
}

/** Top five winners of a week or a month; the first three on a podium (`spec §2`). */
export function WinnersPanel({ period }: { period: 'weekly' | 'monthly' }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const winners = useQuery(winnersQuery(language))
  const id = `winners-${period}`
  // The back end has no winners.
  if (winners.data === null) return null
  return (
    <Surface labelledBy={id}>
      <Stack gap={4}>
        <SectionHeader
          titleId={id}
          title={t(`home.${period}`)}
          link={{ href: paths.winners(), label: t('home.all'), name: t('home.allWinners') }}
        />
        <AsyncBoundary query={winners} failed="winners" waiting={<Skeleton height={BODY_HEIGHT} />}>
          {(data) => <WinnerList winners={data?.[period] ?? []} title={t(`home.${period}`)} />}
        </AsyncBoundary>
      </Stack>
    </Surface>
  )
}

import { useUnit } from 'effector-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lobby } from '#contract/core/constants.ts'
import { truncate } from '#contract/core/truncate.ts'
import type { Winner } from '#contract/lobby/winners.ts'
import {
  EmptyState,
  Inline,
  Link,
  PodiumStage,
  ShowMore,
  Stack,
  Surface,
  Table,
  Text,
  TruncatedText,
  VisuallyHidden,
} from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowDate, moscowMomentInList } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { createHistoryEntryState } from '#app/router/history-entry-state.ts'
import { paths } from '#app/router/paths.ts'
import { playerNames } from '#app/shell/player/player-name.ts'
import { RoundLink, roundColumns } from '#app/shell/rounds/round-link.tsx'
import { sharedRanks } from '#app/shell/tables/shared-ranks.ts'
import { isByAmount, type WinnerListId } from './winner-lists.ts'

const useRowLimit = createHistoryEntryState<number>()

interface WinnerRow {
  rank: number
  name: string
  fullName: string
  game: string
  prize: string
  image: string | null
  date: string
  day: string
  /** `null` if the server does not name the game. */
  href: string | null
  fullGame: string
  round: string
}

/** The player with the time, and below the game: two lines in each row. */
const winnerCell = ({ name, fullName, date, game, href, fullGame }: WinnerRow): ReactNode => (
  <>
    <Inline gap={2}>
      <TruncatedText text={name} fullText={fullName} />
      <Text as="span" size={13} tone="muted">
        {date}
      </Text>
    </Inline>
    {game === '' ? null : (
      <Text size={13}>
        {href === null ? (
          game
        ) : (
          <Link href={href}>
            <TruncatedText text={game} fullText={fullGame} />
          </Link>
        )}
      </Text>
    )}
  </>
)
const roundOf = ({ round, fullName, prize }: WinnerRow) => ({ round, user: fullName, amount: prize })

/** The winners of one list: a podium and a table. */
export function WinnerList({ id, winners, title }: { id: WinnerListId; winners: readonly Winner[]; title: string }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const [rowLimit, setRowLimit] = useRowLimit(id, lobby.winnersOnPage)
  const table = useRef<HTMLTableElement>(null)
  if (winners.length === 0) {
    return (
      <Surface>
        <EmptyState title={t('winners.empty')}>{t('winners.emptyText')}</EmptyState>
      </Surface>
    )
  }
  const ranks = isByAmount(id) ? sharedRanks(winners.map(({ win }) => win)) : []
  const rows = winners.slice(0, rowLimit).map((winner, index): WinnerRow => ({
    rank: ranks[index] ?? index + 1,
    ...playerNames(winner.user),
    game: truncate(winner.game, lobby.winnerNameLength),
    prize: formatRubles(winner.win, language),
    image: pictureAddress(winner.image),
    date: moscowMomentInList(winner.date, language),
    day: moscowDate(winner.date, language),
    href: winner.slug === '' ? null : paths.game(winner.slug, 'demo'),
    fullGame: winner.game,
    round: winner.round,
  }))
  const remaining = winners.length - rows.length
  const podium = rows
    .slice(0, lobby.podiumPlaces)
    .map((row) => ({ ...row, game: row.fullGame, date: row.day, action: <RoundLink {...roundOf(row)} /> }))
  const further = rows.slice(lobby.podiumPlaces)
  const shownText = t('winners.shown', { shown: rows.length, total: winners.length })
  if (rows.length <= lobby.podiumPlaces)
    return (
      <>
        <PodiumStage label={title} winners={podium} />
        <VisuallyHidden role="status">{shownText}</VisuallyHidden>
      </>
    )
  return (
    <PodiumStage label={title} winners={podium}>
      <Surface>
        <Stack gap={4}>
          <Table
            ref={table}
            caption={title}
            rows={further}
            rowKey={(_, index) => index}
            columns={[
              { id: 'place', title: t('winners.place'), cell: ({ rank }) => rank, hideTitleOnPhone: true },
              {
                id: 'player',
                title: t('winners.playerAndGame'),
                rowHeader: true,
                picture: ({ image }) => image,
                cell: winnerCell,
              },
              { id: 'amount', title: t('winners.amount'), cell: ({ prize }) => prize, align: 'end', strong: true },
              ...roundColumns(t('proof.column'), further, roundOf),
            ]}
          />
          <ShowMore
            label={t('winners.more', { count: Math.min(remaining, lobby.winnersOnPage) })}
            count={further.length}
            hasMore={remaining > 0}
            status={shownText}
            onMore={() => setRowLimit(rowLimit + lobby.winnersOnPage)}
            findItems={() => table.current?.tBodies[0]?.rows}
          />
        </Stack>
      </Surface>
    </PodiumStage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lobby } from '#contract/constants.ts'
import type { Winner, Winners } from '#contract/winners.ts'
import {
  Button,
  EmptyState,
  Inline,
  Link,
  Podium,
  Skeleton,
  Stack,
  Surface,
  Table,
  Tabs,
  Text,
  VisuallyHidden,
} from '#ui/index.ts'
import { pictureAddress } from '#app/lib/address-guard.ts'
import { truncate, formatRubles } from '#app/lib/format.ts'
import { moscowMoment } from '#app/lib/moscow-time.ts'
import { jackpotsVisible } from '#app/models/polling/jackpots-visible.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { winnersQuery } from '#app/queries/winners.ts'
import { createHistoryEntryState } from '#app/router/history-entry-state.ts'
import { paths } from '#app/router/paths.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { TruncatedName, playerNames } from '#app/shell/truncated-name.tsx'
import { JackpotBlock } from '#app/shell/jackpot-block.tsx'
import { QueryBoundary } from '#app/shell/query-boundary.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { ServerText } from '#app/shell/server-text.tsx'
import { useFirstNewItem } from '#app/shell/use-first-new-item.ts'
import { usePageText } from '#app/shell/use-page-text.ts'
import { listsOf, type WinnerListId } from './winner-lists.ts'

const WAITING_HEIGHT = 720
const useShown = createHistoryEntryState<number>()
const ids = ['weekly', 'monthly', 'jackpot', 'last'] as const satisfies readonly WinnerListId[]

interface WinnerRow {
  place: number
  name: string
  wholeName: string
  game: string
  prize: string
  image: string | null
  date: string
  /** `null` where the wire does not say which game it was. */
  href: string | null
  wholeGame: string
}

const winnerCell = ({ name, wholeName, date }: WinnerRow): ReactNode => (
  <>
    <TruncatedName name={name} wholeName={wholeName} />
    <Text as="div" size={13} tone="muted">
      {date}
    </Text>
  </>
)
const gameCell = ({ game, href, wholeGame }: WinnerRow): ReactNode =>
  href === null ? (
    game
  ) : (
    <Link href={href} title={wholeGame}>
      {game === wholeGame ? (
        game
      ) : (
        <>
          <span aria-hidden="true">{game}</span>
          <VisuallyHidden>{wholeGame}</VisuallyHidden>
        </>
      )}
    </Link>
  )

function WinnerList({ id, winners, title }: { id: WinnerListId; winners: readonly Winner[]; title: string }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const [shown, setShown] = useShown(id, lobby.winnersOnPage)
  const table = useRef<HTMLTableElement>(null)
  const pressed = useFirstNewItem(Math.min(shown, winners.length) - lobby.podiumPlaces)
  if (winners.length === 0) {
    return <EmptyState title={t('winners.empty')}>{t('winners.emptyText')}</EmptyState>
  }
  const rows = winners.slice(0, shown).map((winner, at): WinnerRow => ({
    place: at + 1,
    ...playerNames(winner.user),
    game: truncate(winner.game, lobby.winnerNameLength),
    prize: formatRubles(winner.win, language),
    image: pictureAddress(winner.image),
    date: moscowMoment(winner.date, language),
    href: winner.slug === '' ? null : paths.game(winner.slug, 'demo'),
    wholeGame: winner.game,
  }))
  const rest = winners.length - rows.length
  return (
    <Stack gap={4}>
      <Podium
        label={title}
        winners={rows.slice(0, lobby.podiumPlaces).map((row) => ({ ...row, game: row.wholeGame }))}
      />
      {rows.length <= lobby.podiumPlaces ? null : (
        <Table
          ref={table}
          caption={title}
          rows={rows.slice(lobby.podiumPlaces)}
          rowKey={({ place }) => place}
          columns={[
            { id: 'place', title: t('winners.place'), cell: ({ place }) => place, quiet: true },
            {
              id: 'player',
              title: t('winners.player'),
              rowHeader: true,
              cell: winnerCell,
            },
            {
              id: 'game',
              title: t('winners.game'),
              cell: gameCell,
            },
            { id: 'amount', title: t('winners.amount'), cell: ({ prize }) => prize, align: 'end', strong: true },
          ]}
        />
      )}
      <VisuallyHidden role="status">{t('winners.shown', { shown: rows.length, total: winners.length })}</VisuallyHidden>
      {rest > 0 ? (
        <Inline justify="centre">
          <Button
            onClick={(event) => {
              pressed(event, () => table.current?.tBodies[0]?.rows)
              setShown(shown + lobby.winnersOnPage)
            }}
          >
            {t('winners.more', { count: Math.min(rest, lobby.winnersOnPage) })}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}

function Lists({ winners }: { winners: Winners }) {
  const { t } = useTranslation('pages')
  const [list, chooseList] = useSearchParam('list', ids, 'weekly')
  const lists = listsOf(winners)
  const tab = (id: WinnerListId) => ({
    id,
    label: t(`winners.${id}`),
    content: (
      <Stack gap={5}>
        {id === 'jackpot' ? <JackpotBlock /> : null}
        <Surface>
          <WinnerList id={id} winners={lists[id]} title={t(`winners.${id}`)} />
        </Surface>
      </Stack>
    ),
  })
  const last = lists.last.length === 0 ? [] : [tab('last')]
  return (
    <Tabs
      label={t('winners.lists')}
      // The address may name the list that is hidden while it is empty.
      value={list === 'last' && last.length === 0 ? 'weekly' : list}
      onValueChange={(id) => chooseList(ids.find((known) => known === id) ?? 'weekly')}
      tabs={[tab('weekly'), tab('monthly'), tab('jackpot'), ...last]}
    />
  )
}

/** Who won: this week, this month, jackpots, and the latest of all (`spec §2`). */
export function WinnersPage() {
  const { t } = useTranslation('pages')
  const { language, want } = useUnit({ language: $language, want: jackpotsVisible })
  const winners = useQuery(winnersQuery(language))
  // Where the numbers come from and what a jackpot is, only the back end knows.
  const { data: words } = usePageText('winners')
  useEffect(() => {
    want(true)
    return () => void want(false)
  }, [want])
  return (
    <Stack gap={6}>
      <PageHead page="winners" title={t('winners.title')} />
      <PageHeading title={t('winners.title')} lead={t('winners.lead')} />
      <QueryBoundary query={winners} block="winners" waiting={<Skeleton height={WAITING_HEIGHT} />}>
        {(data) => <Lists winners={data} />}
      </QueryBoundary>
      {words === undefined ? null : <ServerText html={words.bottom} />}
    </Stack>
  )
}

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
  TruncatedText,
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
import { playerNames } from '#app/shell/player-name.ts'
import { JackpotBlock } from '#app/shell/jackpot-block.tsx'
import { QueryBoundary } from '#app/shell/query-boundary.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { ServerText } from '#app/shell/server-text.tsx'
import { useFirstNewItem } from '#app/shell/use-first-new-item.ts'
import { usePageText } from '#app/shell/use-page-text.ts'
import { listsOf, type WinnerListId } from './winner-lists.ts'

const SKELETON_HEIGHT = 720
const useRowLimit = createHistoryEntryState<number>()
const ids = ['weekly', 'monthly', 'jackpot', 'last'] as const satisfies readonly WinnerListId[]

interface WinnerRow {
  rank: number
  name: string
  fullName: string
  game: string
  prize: string
  image: string | null
  date: string
  /** `null` if the server does not name the game. */
  href: string | null
  fullGame: string
}

const winnerCell = ({ name, fullName, date }: WinnerRow): ReactNode => (
  <>
    <TruncatedText text={name} fullText={fullName} />
    <Text as="div" size={13} tone="muted">
      {date}
    </Text>
  </>
)
const gameCell = ({ game, href, fullGame }: WinnerRow): ReactNode =>
  href === null ? (
    game
  ) : (
    <Link href={href}>
      <TruncatedText text={game} fullText={fullGame} />
    </Link>
  )

function WinnerList({ id, winners, title }: { id: WinnerListId; winners: readonly Winner[]; title: string }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const [rowLimit, setRowLimit] = useRowLimit(id, lobby.winnersOnPage)
  const table = useRef<HTMLTableElement>(null)
  const focusFirstNew = useFirstNewItem(Math.min(rowLimit, winners.length) - lobby.podiumPlaces)
  if (winners.length === 0) {
    return <EmptyState title={t('winners.empty')}>{t('winners.emptyText')}</EmptyState>
  }
  const rows = winners.slice(0, rowLimit).map((winner, index): WinnerRow => ({
    rank: index + 1,
    ...playerNames(winner.user),
    game: truncate(winner.game, lobby.winnerNameLength),
    prize: formatRubles(winner.win, language),
    image: pictureAddress(winner.image),
    date: moscowMoment(winner.date, language),
    href: winner.slug === '' ? null : paths.game(winner.slug, 'demo'),
    fullGame: winner.game,
  }))
  const remaining = winners.length - rows.length
  return (
    <Stack gap={4}>
      <Podium
        label={title}
        winners={rows.slice(0, lobby.podiumPlaces).map((row) => ({ ...row, game: row.fullGame }))}
      />
      {rows.length <= lobby.podiumPlaces ? null : (
        <Table
          ref={table}
          caption={title}
          rows={rows.slice(lobby.podiumPlaces)}
          rowKey={({ rank }) => rank}
          columns={[
            { id: 'place', title: t('winners.place'), cell: ({ rank }) => rank, hideTitleOnPhone: true },
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
      {remaining > 0 ? (
        <Inline justify="centre">
          <Button
            onClick={(event) => {
              focusFirstNew(event, () => table.current?.tBodies[0]?.rows)
              setRowLimit(rowLimit + lobby.winnersOnPage)
            }}
          >
            {t('winners.more', { count: Math.min(remaining, lobby.winnersOnPage) })}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}

function Lists({ winners }: { winners: Winners }) {
  const { t } = useTranslation('pages')
  const [list, setList] = useSearchParam('list', ids, 'weekly')
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
      // The URL may name the hidden list of latest wins.
      value={list === 'last' && last.length === 0 ? 'weekly' : list}
      onValueChange={(value) => setList(ids.find((id) => id === value) ?? 'weekly')}
      tabs={[tab('weekly'), tab('monthly'), tab('jackpot'), ...last]}
    />
  )
}

/** Winners of the week, of the month, of jackpots, and the latest ones (`spec §2`). */
export function WinnersPage() {
  const { t } = useTranslation('pages')
  const { language, setJackpotsVisible } = useUnit({ language: $language, setJackpotsVisible: jackpotsVisible })
  const winners = useQuery(winnersQuery(language))
  // Explanations of the numbers and jackpots come from the CMS.
  const { data: pageText } = usePageText('winners')
  useEffect(() => {
    setJackpotsVisible(true)
    return () => void setJackpotsVisible(false)
  }, [setJackpotsVisible])
  return (
    <Stack gap={6}>
      <PageHead page="winners" title={t('winners.title')} />
      <PageHeading title={t('winners.title')} lead={t('winners.lead')} />
      <QueryBoundary query={winners} block="winners" waiting={<Skeleton height={SKELETON_HEIGHT} />}>
        {(data) => <Lists winners={data} />}
      </QueryBoundary>
      {pageText === undefined ? null : <ServerText html={pageText.bottom} />}
    </Stack>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BetItem } from '#contract/money/history.ts'
import { Link, Table, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { roundQuery } from '#app/queries/rounds.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { LazyRoundProof } from '#app/features/proof/index.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { EmptyMonth } from './empty-month.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import type { History } from './use-history.ts'

/** The game of a bet, when it was made and whether the round is still open. */
function GameCell({ bet: { game, slug, created_at, is_open } }: { bet: BetItem }) {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  return (
    <>
      {slug === '' ? game || t('history.bet.gone') : <Link href={paths.game(slug, 'real')}>{game || slug}</Link>}
      <Text as="div" size={13} tone="muted" tabular>
        {moscowMoment(created_at, language)}
      </Text>
      {is_open ? (
        <Text as="div" size={13} tone="muted">
          {t('history.bet.open')}{' '}
          {slug === '' ? null : <Link href={paths.game(slug, 'real')}>{t('history.bet.continue')}</Link>}
        </Text>
      ) : null}
    </>
  )
}

const gameCell = (bet: BetItem) => <GameCell bet={bet} />

/** The win of a bet, muted if there is none. That of an open round is not known. */
function WinCell({ bet: { win, is_open } }: { bet: BetItem }) {
  const { language } = useLobbyKey()
  return (
    <Text as="span" {...(win === 0 ? { tone: 'muted' } : {})}>
      {is_open && win === 0 ? '—' : formatRubles(win, language)}
    </Text>
  )
}

const winCell = (bet: BetItem) => <WinCell bet={bet} />

const proofOf = ({ id }: BetItem) => <LazyRoundProof id={id} />

/** Whether the back end can tell of single rounds, which reading the first one shows. Assumed until it is known. */
function useHasRounds(first: string | undefined): boolean {
  const query = roundQuery({ ...useLobbyKey(), id: first ?? '' })
  return useQuery({ ...query, enabled: first !== undefined, staleTime: Infinity }).data !== 'unsupported'
}

/** The bets of the month, each with its proof and the way to its game. */
export function BetList({ history }: { history: History }) {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const hasRounds = useHasRounds(history.bets.data?.items[0]?.id)
  const details = {
    title: t('history.bet.proof'),
    label: ({ game, created_at }: BetItem) =>
      t('history.bet.check', { game: game || t('history.bet.gone'), time: moscowMoment(created_at, language) }),
    content: proofOf,
  }
  return (
    <AsyncBoundary query={history.bets} failed="history" waiting={<ListSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyMonth history={history} />
        ) : (
          <Table
            caption={t('history.betsTitle')}
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              { id: 'game', title: t('history.bet.game'), rowHeader: true, cell: gameCell },
              {
                id: 'bet',
                title: t('history.bet.stake'),
                align: 'end',
                cell: ({ bet }) => formatRubles(bet, language),
              },
              {
                id: 'win',
                title: t('history.bet.win'),
                align: 'end',
                strong: true,
                cell: winCell,
              },
            ]}
            {...(hasRounds ? { details } : {})}
          />
        )
      }
    </AsyncBoundary>
  )
}

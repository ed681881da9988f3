import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BetItem } from '#contract/money/history.ts'
import { Link, RoundTable, type ListedRound } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowDate, moscowSeconds } from '#app/lib/text/moscow-time.ts'
import { roundQuery } from '#app/queries/rounds.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { LazyRoundProof } from '#app/features/proof/index.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { EmptyMonth } from './empty-month.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import type { History } from './use-history.ts'

/** That the round is open, with the way back to it. */
function OpenNote({ slug }: { slug: string }) {
  const { t } = useTranslation('money')
  return (
    <>
      {t('history.bet.open')}{' '}
      {slug === '' ? null : <Link href={paths.game(slug, 'real')}>{t('history.bet.continue')}</Link>}
    </>
  )
}

/** Returns a function that maps a bet to its row. The picture is that of the catalogue. */
function useRound(): (bet: BetItem) => ListedRound {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const { catalogue } = useCatalogue()
  const pictures = new Map(catalogue?.games.map(({ slug, logo }) => [slug, logo]))
  const rubles = (amount: number) => formatRubles(amount, language)
  return ({ id, created_at, game, slug, bet, win, is_open: isOpen, nonce, balance_before, balance_after }) => ({
    id,
    number: nonce === null ? '' : t('history.bet.numbered', { number: nonce + 1 }),
    game: game || slug || t('history.bet.gone'),
    href: slug === '' ? null : paths.game(slug, 'real'),
    image: pictureAddress(pictures.get(slug) ?? ''),
    time: `${moscowDate(created_at, language)}, ${moscowSeconds(created_at, language)}`,
    note: isOpen ? <OpenNote slug={slug} /> : undefined,
    stake: rubles(bet),
    // That of an open round is not known.
    win: isOpen && win === 0 ? '—' : rubles(win),
    isLoss: win === 0,
    balance:
      balance_before === null || balance_after === null
        ? null
        : { before: rubles(balance_before), after: rubles(balance_after) },
  })
}

const proofOf = ({ id }: ListedRound) => <LazyRoundProof id={id} />

/** Whether the back end can tell of single rounds, which reading the first one shows. Assumed until it is known. */
function useHasRounds(first: string | undefined): boolean {
  const query = roundQuery({ ...useLobbyKey(), id: first ?? '' })
  return useQuery({ ...query, enabled: first !== undefined, staleTime: Infinity }).data !== 'unsupported'
}

/** The rounds of the month, each with its proof and the way to its game. */
export function BetList({ history }: { history: History }) {
  const { t } = useTranslation('money')
  const roundOf = useRound()
  const hasRounds = useHasRounds(history.bets.data?.items[0]?.id)
  const details = {
    title: t('history.bet.proof'),
    label: ({ game, time }: ListedRound) => t('history.bet.check', { game, time }),
    content: proofOf,
  }
  return (
    <AsyncBoundary query={history.bets} failed="history" waiting={<ListSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyMonth history={history} />
        ) : (
          <RoundTable
            caption={t('history.betsTitle')}
            titles={{
              number: t('history.bet.number'),
              game: t('history.bet.game'),
              stake: t('history.bet.stake'),
              win: t('history.bet.win'),
              balance: t('history.bet.balance'),
              before: t('history.bet.before'),
              after: t('history.bet.after'),
            }}
            rounds={items.map(roundOf)}
            details={hasRounds ? details : undefined}
          />
        )
      }
    </AsyncBoundary>
  )
}

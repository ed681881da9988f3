import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getBetHistory, getPaymentHistory, type BetHistory, type BetItem } from '#contract/money/history.ts'
import { convertCurrency, getLotteryPrices, getPaymentSystems } from '#contract/money/cashier.ts'
import type { Language } from '#contract/core/languages.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'
import { emptyIfUnsupported, nullIfUnsupported } from './null-if-unsupported.ts'

const systemsKey = ['cashier', 'systems'] as const

/** Payment systems to deposit and withdraw by. Polled while the cashier is open. */
export const paymentSystemsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: [...systemsKey, key] as const,
    queryFn: ({ client, signal }) => httpOf(client).call(getPaymentSystems, {}, signal),
    staleTime: 5000,
  })
/** Matches the payment systems of every player and language. */
export const anyPaymentSystems = { queryKey: systemsKey } as const

export interface ConversionKey {
  session: number
  currency: string
  /** In rubles. */
  amount: number
}

/** What a deposit costs in another currency. The amount is part of the key, so a late response is harmless. */
export const conversionQuery = (key: ConversionKey) =>
  queryOptions({
    queryKey: ['cashier', 'conversion', key],
    queryFn: ({ client, signal }) =>
      httpOf(client).call(
        convertCurrency,
        { query: { source: 'RUB', currency: key.currency, amount: key.amount, way: 'in' } },
        signal,
      ),
    retry: false,
  })

const historyKey = ['cashier', 'history'] as const
/** Matches the payments of every player, month and direction. */
export const anyPaymentHistory = { queryKey: historyKey } as const

export interface HistoryKey extends LobbyKey {
  /** Months before the current one. */
  month: number
  direction: number
}

/** Pages by `next` of the page before; a back end without pages sends the whole month at once. */
const PAGES = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string }) => (next === '' ? undefined : next),
  // A payment may have moved since, so every visit reads anew.
  staleTime: 0,
}
const NO_BETS: BetHistory = { items: [], next: '', games: [], bet_total: null, win_total: null }
const pageAfter = (after: string) => (after === '' ? {} : { after })

/** A month of the player's payments, by pages. */
export const paymentHistoryQuery = ({ month, direction, ...key }: HistoryKey) =>
  infiniteQueryOptions({
    ...PAGES,
    queryKey: [...historyKey, { ...key, month, direction }],
    queryFn: ({ client, signal, pageParam }) =>
      httpOf(client).call(getPaymentHistory, { query: { direction, month, ...pageAfter(pageParam) } }, signal),
  })

/** Bets of a month; `game` is a slug, or `''` for all games. */
export interface BetKey extends LobbyKey {
  month: number
  game: string
}

const betPageOf = ({ month, game }: Pick<BetKey, 'month' | 'game'>, after: string) => ({
  query: { month, ...(game === '' ? {} : { game }), ...pageAfter(after) },
})

/** A month of the player's bets, by pages. */
export const betHistoryQuery = (key: BetKey) =>
  infiniteQueryOptions({
    ...PAGES,
    queryKey: ['cashier', 'bets', key],
    queryFn: ({ client, signal, pageParam }) =>
      emptyIfUnsupported(httpOf(client).call(getBetHistory, betPageOf(key, pageParam), signal), NO_BETS),
  })

/** Reads all pages of a month of bets, past the cache, and reports how many bets have been read. */
export async function readAllBets(
  client: QueryClient,
  key: Pick<BetKey, 'month' | 'game'>,
  { signal, onRead }: { signal: AbortSignal; onRead: (count: number) => void },
): Promise<BetItem[]> {
  const bets: BetItem[] = []
  let after = ''
  let isLast = false
  do {
    const { items, next } = await httpOf(client).call(getBetHistory, betPageOf(key, after), signal)
    bets.push(...items)
    onRead(bets.length)
    // A back end that repeats itself would go on for ever.
    isLast = next === '' || next === after
    after = next
  } while (!isLast)
  return bets
}

export const lotteryPricesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['cashier', 'lottery', { language }],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getLotteryPrices, {}, signal)),
  })

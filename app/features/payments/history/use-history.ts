import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { money } from '#contract/core/constants.ts'
import { moscowMonth, moscowMonthIndex } from '#contract/core/moscow-calendar.ts'
import { capitalise } from '#contract/core/truncate.ts'
import { ALL_DIRECTIONS, PAYIN, PAYOUT, type BetHistory, type PaymentHistory } from '#contract/money/history.ts'
import { moscowMonthName } from '#app/lib/text/moscow-time.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { betHistoryQuery, paymentHistoryQuery } from '#app/queries/cashier.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { useSearchParamsState } from '#app/router/search-params-state.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { useMoneyRefresh } from '../use-money-refresh.ts'

export const LISTS = ['payments', 'bets'] as const
export const MONTHS = Array.from({ length: money.historyMonths }, (_, month) => String(month))
const DIRECTIONS = { all: ALL_DIRECTIONS, payins: PAYIN, payouts: PAYOUT } as const
export type Direction = keyof typeof DIRECTIONS
export const DIRECTION_NAMES = ['all', 'payins', 'payouts'] as const satisfies readonly Direction[]

/** The names of the month so many months ago: `ноябрь`, as a title, and as texts decline it. */
export function useMonthNames(): (monthsAgo: string) => {
  name: string
  title: string
  inMonth: string
  ofMonth: string
} {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const now = requireClock(useUnit($clock)).now()
  return (monthsAgo) => {
    const { from } = moscowMonth(now, Number(monthsAgo))
    const name = moscowMonthName(from, language)
    const form = (forms: string) => forms.split(',')[moscowMonthIndex(from)] ?? name
    return {
      name,
      title: capitalise(name),
      inMonth: form(t('history.inMonth')),
      ofMonth: form(t('history.ofMonth')),
    }
  }
}

/** The loaded pages as one list. The totals of the month come with the first page. */
const joinPayments = ({ pages }: InfiniteData<PaymentHistory>) => ({
  items: pages.flatMap(({ items }) => items),
  totals: pages[0]?.totals ?? null,
  isWhole: pages.at(-1)?.next === '',
})
const joinBets = ({ pages }: InfiniteData<BetHistory>) => ({
  items: pages.flatMap(({ items }) => items),
  staked: pages[0]?.bet_total ?? null,
  won: pages[0]?.win_total ?? null,
  games: pages[0]?.games ?? [],
})

/**
 * The chosen month of payments or bets. List, month, direction and game are part of the address. A hidden history is not read:
 * reading the payouts tells the server that the player has seen them.
 */
export function useHistory(isShown: boolean) {
  const key = useLobbyKey()
  const [list, setList] = useSearchParam('list', LISTS, 'payments')
  const [month] = useSearchParam('month', MONTHS, '0')
  const [search, go] = useSearchParamsState()
  const game = search.get('game') ?? ''
  const [direction, setDirection] = useSearchParam('direction', DIRECTION_NAMES, 'all')
  const payments = useInfiniteQuery({
    ...paymentHistoryQuery({ ...key, month: Number(month), direction: DIRECTIONS[direction] }),
    select: joinPayments,
    enabled: list === 'payments',
    subscribed: isShown,
  })
  const bets = useInfiniteQuery({
    ...betHistoryQuery({ ...key, month: Number(month), game }),
    select: joinBets,
    enabled: list === 'bets',
    subscribed: isShown,
  })
  useMoneyRefresh()
  useClearedNews(isShown && list === 'payments' && direction !== 'payins', payments.dataUpdatedAt)
  return {
    list,
    setList,
    month,
    // The game may not have been played in another month.
    setMonth: (next: string) => go({ month: next === '0' ? null : next, game: null }),
    direction,
    setDirection,
    /** Slug of the chosen game, `''` for all. */
    game,
    setGame: (next: string) => go({ game: next === '' ? null : next }),
    payments,
    bets,
  }
}
export type History = ReturnType<typeof useHistory>

/** Reads the status once the list has shown its news. */
function useClearedNews(showsPayouts: boolean, dataUpdatedAt: number): void {
  const client = useQueryClient()
  const key = useLobbyKey()
  const player = usePlayer()
  const hasNews = (player?.notify?.payouts ?? 0) > 0
  const clearNews = useEffectEvent(() => {
    if (showsPayouts && hasNews) void client.invalidateQueries({ queryKey: statusQuery(key).queryKey })
  })
  useEffect(() => {
    if (dataUpdatedAt > 0) clearNews()
  }, [dataUpdatedAt])
}

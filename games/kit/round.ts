import type { RoundView } from '#contract/play/frame-calls.ts'

/** What a free spin has won is more than its stake, which was nothing. */
export const isProfit = ({ win, stake, isFreeSpin }: Pick<RoundView, 'win' | 'stake' | 'isFreeSpin'>): boolean =>
  win > (isFreeSpin ? 0 : stake)

/** Whether the bet has won a jackpot. Later steps of the round don't repeat it. */
export const isJackpot = ({ step, jackpot }: Pick<RoundView, 'step' | 'jackpot'>): boolean => step === 0 && jackpot > 0

/** How much of a celebration a result gets. */
export type WinSize = 'small' | 'medium' | 'large' | 'jackpot'

/** Least wins of a size, as multiples of the stake. */
const MEDIUM_FROM = 5
const LARGE_FROM = 15

type Result = Pick<RoundView, 'win' | 'stake' | 'isFreeSpin' | 'isOver' | 'step' | 'jackpot'>

/**
 * Returns the size of a win; `null` for a loss, a returned stake and a round that goes on. The win of a free spin is
 * compared with what the spin is worth.
 */
export function winSizeOf(round: Result): WinSize | null {
  if (isJackpot(round)) return 'jackpot'
  if (!round.isOver || !isProfit(round)) return null
  if (round.win >= LARGE_FROM * round.stake) return 'large'
  return round.win >= MEDIUM_FROM * round.stake ? 'medium' : 'small'
}

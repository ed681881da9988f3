import type { RoundView } from '#contract/play/frame-calls.ts'

/** What a free spin has won is more than its stake, which was nothing. */
export const isProfit = ({ win, stake, isFreeSpin }: Pick<RoundView, 'win' | 'stake' | 'isFreeSpin'>): boolean =>
  win > (isFreeSpin ? 0 : stake)

/** Whether the bet has won a jackpot. Later steps of the round don't repeat it. */
export const isJackpot = ({ step, jackpot }: Pick<RoundView, 'step' | 'jackpot'>): boolean => step === 0 && jackpot > 0

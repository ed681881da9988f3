import type { Move, Round } from './play-client.ts'

/** One game: it chooses the bet and shows results. Only the server decides them. */
export interface GameView {
  /** The engine's bet limits. */
  showLimits(limits: unknown): void
  /** The chosen bet; `null` if there is none. */
  bet(): unknown
  /** The action of the main button in an open round; `null` if there is none now. */
  action?(): unknown
  /** Text of the main button. */
  label(open: Round | null): string
  /** A move was sent: the animation begins. */
  start(move: Move): void
  /** Nothing was played, or the outcome is unknown. */
  stop(): void
  /** Shows a result, with its animation. */
  show(round: Round): Promise<void>
  /** Shows an open round after a reload. */
  resume?(round: Round): void
  describe(round: Round): { spoken: string; caption: string }
  /** The bet as the fairness page reads it, if it is more than a stake. */
  betText?(round: Round): string
  /** Follows the page's bet in rubles per credit; without it the page offers none. */
  chooseBet?(rublesPerCredit: number): void
  /** The next round is a free spin with this stake, or `null`. */
  lockStake?(stake: number | null): void
  /** After each change of the state. */
  changed?(open: Round | null): void
}

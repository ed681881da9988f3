import { fieldOf, numbersOf, textsOf } from '../json.ts'

/** What the player sees of a spin. */
export type SpinView = {
  /** Positions of the reels, as indexes into `REEL`. */
  readonly stops: readonly number[]
  readonly symbols: readonly string[]
}

/** Reads the view of a round. */
export const readSpin = (view: unknown): SpinView => ({
  stops: numbersOf(fieldOf(view, 'stops')),
  symbols: textsOf(fieldOf(view, 'symbols')),
})

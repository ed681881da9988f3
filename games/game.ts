import type { Draw } from './numbers.ts'

/** Money in whole kopecks. */
export type Kopecks = number

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined }

/** The numbers of a game, all exact. */
export interface Facts {
  /** Average return of a stake, as numerator and denominator; with best play where the player decides. */
  readonly returns: readonly [number, number]
  readonly volatility: 'low' | 'medium' | 'high'
  readonly minStake: Kopecks
  readonly maxStake: Kopecks
  /** Largest win, as a multiple of the stake of the bet. */
  readonly maxWin: number
  /** Minimum time from one round to the next. */
  readonly paceMs: number
  /** Percent of a stake that counts towards wagering. */
  readonly contribution: number
}

/** A round after its deal, or after an action. */
export interface Step<State> {
  readonly state: State
  /** What is paid at the end; 0 until then. */
  readonly win: Kopecks
  readonly isOver: boolean
}

/**
 * The rules of a game. A round is a pure function of its numbers, its bet and the player's actions, so that the server
 * and the verifier agree. All numbers are drawn at the deal: an action changes no chance.
 */
export interface GameRules<Bet extends JsonValue, State, Action extends JsonValue> {
  readonly facts: Facts
  /** What a frame needs to offer bets. */
  readonly limits: JsonValue
  /** Returns a valid bet in its normal form, or `null`. */
  readBet(sent: unknown): Bet | null
  stakeOf(bet: Bet): Kopecks
  begin(bet: Bet, draw: Draw): Step<State>
  readAction?(sent: unknown): Action | null
  /** `null` if the action is not possible now. */
  act?(state: State, action: Action): Step<State> | null
  /** What the round has staked so far, where an action may add to the stake of the bet; it never becomes less. */
  stakedBy?(state: State): Kopecks
  /**
   * The published policy for an abandoned round: its next action. Games with actions have one. It never adds to the
   * stake.
   */
  finish?(state: State): Action
  /** What the player may see: never the cards to come. */
  view(state: State): JsonValue
}

/** A round as far as it was played. */
export interface PlayedRound {
  /** What was staked so far: by the bet, and by actions that add to it. */
  readonly stake: Kopecks
  readonly win: Kopecks
  readonly isOver: boolean
  readonly view: JsonValue
}

/** Rules without their types: bets and actions are JSON. */
export interface GameEngine {
  readonly facts: Facts
  readonly limits: JsonValue
  /** Returns a valid bet in its normal form, with its stake, or `null`. */
  readBet(sent: unknown): { bet: JsonValue; stake: Kopecks } | null
  /** Returns a valid action in its normal form, or `null`. */
  readAction(sent: unknown): JsonValue
  /** Plays a round from its start. `null` if the bet or an action is invalid, or an action follows the end. */
  play(bet: unknown, actions: readonly unknown[], draw: Draw): PlayedRound | null
  /** Returns what the player saw after the bet and after each action; none if the bet or an action is invalid. */
  views(bet: unknown, actions: readonly unknown[], draw: Draw): readonly JsonValue[]
  /**
   * Returns the actions that end an abandoned round after those of its player; none if it is over. `null` if the bet or
   * an action is invalid.
   */
  finish(bet: unknown, actions: readonly unknown[], draw: Draw): readonly JsonValue[] | null
}

/** Hides the types of rules. */
export function createEngine<Bet extends JsonValue, State, Action extends JsonValue>(
  rules: GameRules<Bet, State, Action>,
): GameEngine {
  const readAction = (sent: unknown) => rules.readAction?.(sent) ?? null
  /** The steps after a bet and after each action; none if one of them is invalid. */
  function stepsOf(bet: Bet | null, actions: readonly unknown[], draw: Draw): readonly Step<State>[] {
    if (bet === null) return []
    let step = rules.begin(bet, draw)
    const steps = [step]
    for (const one of actions) {
      const action = readAction(one)
      if (step.isOver || action === null || rules.act === undefined) return []
      const next = rules.act(step.state, action)
      if (next === null) return []
      step = next
      steps.push(step)
    }
    return steps
  }
  return {
    facts: rules.facts,
    limits: rules.limits,
    readBet(sent) {
      const bet = rules.readBet(sent)
      return bet === null ? null : { bet, stake: rules.stakeOf(bet) }
    },
    readAction,
    play(sent, actions, draw) {
      const bet = rules.readBet(sent)
      const step = stepsOf(bet, actions, draw).at(-1)
      if (bet === null || step === undefined) return null
      const stake = rules.stakedBy?.(step.state) ?? rules.stakeOf(bet)
      return { stake, win: step.win, isOver: step.isOver, view: rules.view(step.state) }
    },
    views: (sent, actions, draw) => stepsOf(rules.readBet(sent), actions, draw).map(({ state }) => rules.view(state)),
    finish(sent, actions, draw) {
      let step = stepsOf(rules.readBet(sent), actions, draw).at(-1) ?? null
      const added: Action[] = []
      while (step !== null && !step.isOver) {
        if (rules.act === undefined || rules.finish === undefined) return null
        const action = rules.finish(step.state)
        added.push(action)
        step = rules.act(step.state, action)
      }
      return step === null ? null : added
    },
  }
}

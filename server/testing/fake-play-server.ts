import { accepted, rejected, type RejectionDetails, type WireEnvelope } from '#contract/core/envelope.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { CLIENT_SEED } from '#contract/play/fairness.ts'
import type { PlayState, RevealedSeeds, RoundView } from '#contract/play/frame-calls.ts'
import { fieldOf } from '#games/json.ts'
import { createDraw, seedHash, type RoundSeeds } from '#games/numbers.ts'
import { engines, type EngineId } from '#games/registry.ts'
import { DEMO_BALANCE, REFILL_BELOW } from '#server/play/launch/purses.ts'

/* The routes of `/play` in memory, for the tests of frames: real rules, golden seeds, one purse. */

/** The launch token, good once. */
export const LAUNCH_TOKEN = 'launch'
const PLAY_TOKEN = 'play'
/** What a free spin is worth. */
const FREE_SPIN_STAKE = 500

type Route = 'enter' | 'state' | 'round' | 'act' | 'refill' | 'seeds'

/** Money in kopecks. */
interface Purse {
  isReal: boolean
  balance: number
  bonus: number
  freeSpins: number
}

/**
 * Answers one request in place of the server. `execute` lets the server run it and returns its response; a string is a
 * body without JSON. Throws if there is no response.
 */
type Handler = (execute: () => WireEnvelope) => unknown

interface StoredRound {
  bet: unknown
  actions: unknown[]
  seeds: RoundSeeds
  isFreeSpin: boolean
  /** The response to the last step. */
  view: RoundView
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const lose = (): never => {
  throw new TypeError('Failed to fetch')
}
/** The server executes the request, and its response is lost. */
export const responseLost: Handler = (execute) => {
  execute()
  return lose()
}
/** The request does not reach the server. */
export const requestLost: Handler = lose
/** The server executes the request, and `body` arrives instead of its response. */
export const replacedBy =
  (body: unknown): Handler =>
  (execute) => {
    execute()
    return body
  }
/** The server rejects the request. */
export const rejectedBy =
  (code: ErrorCode, details?: RejectionDetails): Handler =>
  () =>
    rejected(code, details)
/** The server accepts the request, with these fields of its data. */
export const withData =
  (fields: Partial<RoundView & PlayState>): Handler =>
  (execute) => {
    const response = execute()
    return { ...response, data: Object.assign({}, response.data, fields) }
  }

/** Creates a server for one frame. `nonce` numbers the first round: its result follows from the golden seeds. */
export function createFakePlayServer(engineId: EngineId, { nonce = 0, ...start }: Partial<Purse> & { nonce?: number }) {
  const engine = engines[engineId]
  const purse: Purse = { isReal: false, balance: DEMO_BALANCE, bonus: 0, freeSpins: 0, ...start }
  let pair: RoundSeeds = { serverSeed: 'server', clientSeed: 'client', nonce }
  let pairCount = 1
  let revealed: RevealedSeeds | null = null
  let readyAt = 0
  let isEntered = false
  const rounds = new Map<string, StoredRound>()
  const handlers: { route: Route; handle: Handler }[] = []
  const requests: { route: Route; body: unknown }[] = []

  const nextSeed = () => `server-${pairCount + 1}`
  const waitMs = () => Math.max(0, readyAt - performance.now())
  const openRound = () => [...rounds.values()].find(({ view }) => !view.isOver)

  /** Plays the steps of a round so far. */
  const replay = ({ bet, actions, seeds }: Omit<StoredRound, 'view'>) => engine.play(bet, actions, createDraw(seeds))

  /** Plays the steps of a round so far, and pays its win. */
  function play(id: string, round: Omit<StoredRound, 'view'>): RoundView | null {
    const played = replay(round)
    if (played === null) return null
    const { stake, isOver } = played
    const win = isOver ? played.win : 0
    if (round.isFreeSpin) purse.bonus += win
    else purse.balance += win
    return {
      ...{ id, nonce: round.seeds.nonce, step: round.actions.length, isOver, stake, win, view: played.view },
      ...{ balance: purse.balance, bonus: purse.bonus, freeSpins: purse.freeSpins, isFreeSpin: round.isFreeSpin },
      ...{ jackpot: 0, jackpotName: null, canRefill: !purse.isReal && purse.balance < REFILL_BELOW, waitMs: waitMs() },
    }
  }

  const state = (): PlayState => ({
    ...purse,
    freeSpinStake: FREE_SPIN_STAKE,
    canRefill: !purse.isReal && purse.balance < REFILL_BELOW,
    waitMs: waitMs(),
    fairness: {
      hash: seedHash(pair.serverSeed),
      clientSeed: pair.clientSeed,
      nonce: pair.nonce,
      nextHash: seedHash(nextSeed()),
    },
    revealed,
    bet: engine.limits,
    open: openRound()?.view ?? null,
  })

  /** Answers a known round id or step: with the round, unless its bet or action is another one. */
  const repeat = ({ view }: StoredRound, isRepeated: boolean): WireEnvelope =>
    isRepeated ? accepted({ ...view, waitMs: waitMs() }) : rejected(errorCode.parametersInvalid)

  function beginRound(body: unknown): WireEnvelope {
    const read = engine.readBet(fieldOf(body, 'bet'))
    if (read === null) return rejected(errorCode.invalidRequest)
    const id = String(fieldOf(body, 'id'))
    const known = rounds.get(id)
    if (known !== undefined) return repeat(known, isSame(known.bet, read.bet))
    if (openRound() !== undefined) return rejected(errorCode.unfinishedGame)
    if (waitMs() > 0) return rejected(errorCode.tooManyRequests, { data: { waitMs: waitMs() } })
    const isFreeSpin = fieldOf(body, 'isFreeSpin') === true
    if (!isFreeSpin && purse.balance < read.stake) return rejected(errorCode.insufficientFunds)
    if (isFreeSpin) purse.freeSpins -= 1
    else purse.balance -= read.stake
    const round = { bet: read.bet, actions: [], seeds: pair, isFreeSpin }
    pair = { ...pair, nonce: pair.nonce + 1 }
    readyAt = performance.now() + engine.facts.paceMs
    const view = play(id, round)
    if (view === null) throw new Error('The rules reject a bet that they have read.')
    rounds.set(id, { ...round, view })
    return accepted(view)
  }

  function act(id: string, body: unknown): WireEnvelope {
    const round = rounds.get(id)
    const step = Number(fieldOf(body, 'step'))
    const action = engine.readAction(fieldOf(body, 'action'))
    if (action === null || round === undefined || step > round.actions.length) return rejected(errorCode.invalidRequest)
    if (step < round.actions.length) return repeat(round, isSame(round.actions[step], action))
    const actions = [...round.actions, action]
    const added = (replay({ ...round, actions })?.stake ?? 0) - round.view.stake
    if (added > purse.balance) return rejected(errorCode.insufficientFunds)
    purse.balance -= Math.max(0, added)
    const view = play(id, { ...round, actions })
    if (view === null) return rejected(errorCode.invalidRequest)
    rounds.set(id, { ...round, actions, view })
    return accepted(view)
  }

  function changeSeeds(body: unknown): WireEnvelope {
    const [clientSeed, nextHash] = [String(fieldOf(body, 'clientSeed')), fieldOf(body, 'nextHash')]
    if (!CLIENT_SEED.test(clientSeed)) return rejected(errorCode.invalidRequest)
    if (openRound() !== undefined) return rejected(errorCode.unfinishedGame)
    if (nextHash !== seedHash(nextSeed())) return rejected(errorCode.alreadyFinal)
    if (pair.nonce > 0)
      revealed = {
        serverSeed: pair.serverSeed,
        hash: seedHash(pair.serverSeed),
        clientSeed: pair.clientSeed,
        roundCount: pair.nonce,
      }
    pair = { serverSeed: nextSeed(), clientSeed, nonce: 0 }
    pairCount += 1
    return accepted(state())
  }

  function enter(body: unknown): WireEnvelope {
    if (isEntered || fieldOf(body, 'token') !== LAUNCH_TOKEN) return rejected(errorCode.notSignedIn)
    isEntered = true
    return accepted({ token: PLAY_TOKEN })
  }

  function execute(route: Route, path: string, body: unknown): WireEnvelope {
    switch (route) {
      case 'enter':
        return enter(body)
      case 'state':
        return accepted(state())
      case 'round':
        return beginRound(body)
      case 'act':
        return act(path.split('/').at(-2) ?? '', body)
      case 'refill':
        if (purse.balance < REFILL_BELOW) purse.balance = DEMO_BALANCE
        return accepted(state())
      case 'seeds':
        return changeSeeds(body)
    }
  }

  const ROUTES: readonly Route[] = ['enter', 'state', 'round', 'act', 'refill', 'seeds']
  const routeOf = (path: string): Route => {
    const name = path.split('/').at(-1)
    const route = ROUTES.find((one) => one === name)
    if (route === undefined) throw new Error(`The server has no route ${path}.`)
    return route
  }

  return {
    purse,
    /** The requests in order. */
    requests,
    /** Bodies of the requests to a route. */
    sent: (route: Route): unknown[] => requests.filter((one) => one.route === route).map(({ body }) => body),
    /** Answers the next requests to a route, one with each handler. */
    next(route: Route, ...answers: readonly Handler[]): void {
      handlers.push(...answers.map((handle) => ({ route, handle })))
    },
    /** Executes a request of another device. */
    execute: (route: Route, body: unknown = {}, path = ''): WireEnvelope => execute(route, path, body),
    /** Makes the launch token good again, as another launch does. */
    launchAgain: () => void (isEntered = false),
    /** Answers `fetch`. */
    async fetch(path: string, { body: json, headers }: { body?: string; headers: Record<string, string> }) {
      const [route, body] = [routeOf(path), json === undefined ? null : JSON.parse(json)]
      requests.push({ route, body })
      const index = handlers.findIndex((one) => one.route === route)
      const [handler] = index === -1 ? [] : handlers.splice(index, 1)
      const isKnown = route === 'enter' || headers['authorization'] === `Play ${PLAY_TOKEN}`
      const run = () => (isKnown ? execute(route, path, body) : rejected(errorCode.notSignedIn))
      const answer = await (handler === undefined ? run() : handler.handle(run))
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
      return { json: async (): Promise<unknown> => JSON.parse(text) }
    },
  }
}

export type FakePlayServer = ReturnType<typeof createFakePlayServer>

// Client of the game server. A response that cannot be parsed leaves the outcome unknown: `noResponse`.

import { field, isNumber, numberOf, textsOf } from './read.js'

/** @typedef {{ hash: string, clientSeed: string, nonce: number, nextHash: string }} Fairness */
/**
 * A round from the server's response. Money in kopecks; `view` is the engine's own.
 *
 * @typedef {object} Round
 * @property {string} id
 * @property {number} nonce Its number with the pair of seeds.
 * @property {number} step How many actions followed the bet.
 * @property {boolean} isOver
 * @property {number} stake
 * @property {number} win
 * @property {number} balance Own money, or play money.
 * @property {number} bonus
 * @property {number} freeSpins How many are left.
 * @property {boolean} isFreeSpin
 * @property {number} jackpot
 * @property {boolean} canRefill
 * @property {unknown} view
 */
/**
 * @typedef {object} State
 * @property {boolean} isReal
 * @property {number} balance Own money, or play money.
 * @property {number} bonus
 * @property {number} freeSpins How many of a bonus are left.
 * @property {number} freeSpinStake What one is worth.
 * @property {boolean} canRefill
 * @property {Fairness | null} fairness The seeds in use.
 * @property {RevealedSeeds | null} revealed The last replaced seeds.
 * @property {unknown} bet The engine's bet limits.
 * @property {Round | null} open
 */
/** @typedef {{ serverSeed: string, hash: string, clientSeed: string, roundCount: number }} RevealedSeeds */
/** @typedef {{ clientSeed: string, nextHash: string }} SeedChange `nextHash` is the one that the player saw. */
/**
 * What a press sends. A repeated request is the same one: the server plays it once.
 *
 * @typedef {{ kind: 'round', id: string, bet: unknown, isFreeSpin: boolean } | { kind: 'act', id: string, step: number, action: unknown }} Move
 */
/**
 * `readyAt` is when the server accepts the next round, in `performance.now()` time.
 *
 * @template Data
 * @typedef {{ kind: 'accepted', data: Data, readyAt: number } | { kind: 'rejected', code: number, reason: string, readyAt: number } | {
 * kind: 'noResponse' }} Response
 */

/** Error codes that the frame handles: `contract/errors/codes.ts`. */
export const CODE = {
  invalid: 1,
  tooSoon: 5,
  stale: 19,
  blocked: 26,
  ended: 200,
  noFunds: 430,
  conflict: 431,
  unfinished: 502,
  freeSpins: 503,
  excluded: 504,
}
/** These guarantee that nothing was played. */
const NOT_PLAYED_CODES = Object.values(CODE)
/** Default delay after a rate limit without one. */
const PAUSE_MS = 2500

/** How often a request is sent again while the server is busy with another move of the player, and how long it waits. */
const MAX_REPEATS = 3
const BUSY_PAUSE_MS = 1000
const SERVICE_UNAVAILABLE = 503

/** Waits. @param {number} ms */
const delay = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** @param {unknown} value @returns {Fairness | null} */
function readFairness(value) {
  const [hash, clientSeed, nonce, nextHash] = ['hash', 'clientSeed', 'nonce', 'nextHash'].map((name) =>
    field(value, name),
  )
  return typeof hash === 'string' && typeof clientSeed === 'string' && isNumber(nonce) && typeof nextHash === 'string'
    ? { hash, clientSeed, nonce, nextHash }
    : null
}

/** @param {unknown} value @returns {RevealedSeeds | null} */
function readRevealed(value) {
  const [serverSeed, hash, clientSeed, roundCount] = ['serverSeed', 'hash', 'clientSeed', 'roundCount'].map((name) =>
    field(value, name),
  )
  if (typeof serverSeed !== 'string' || typeof hash !== 'string') return null
  return typeof clientSeed === 'string' && isNumber(roundCount) ? { serverSeed, hash, clientSeed, roundCount } : null
}

/** @param {unknown} value @returns {Round | null} */
function readRound(value) {
  const [id, nonce, step, stake, win, balance] = ['id', 'nonce', 'step', 'stake', 'win', 'balance'].map((name) =>
    field(value, name),
  )
  if (typeof id !== 'string' || !isNumber(nonce) || !isNumber(step)) return null
  if (!isNumber(stake) || !isNumber(win) || !isNumber(balance)) return null
  const [isOver, canRefill] = [field(value, 'isOver') !== false, field(value, 'canRefill') === true]
  const [bonus, freeSpins, jackpot] = ['bonus', 'freeSpins', 'jackpot'].map((name) => numberOf(field(value, name)))
  const isFreeSpin = field(value, 'isFreeSpin') === true
  return {
    ...{ id, nonce, step, isOver, stake, win, balance, canRefill, isFreeSpin },
    ...{ bonus: bonus ?? 0, freeSpins: freeSpins ?? 0, jackpot: jackpot ?? 0 },
    view: field(value, 'view'),
  }
}

/** @param {unknown} value @returns {State | null} */
function readState(value) {
  const balance = field(value, 'balance')
  if (!isNumber(balance)) return null
  return {
    isReal: field(value, 'isReal') === true,
    balance,
    bonus: numberOf(field(value, 'bonus')),
    freeSpins: numberOf(field(value, 'freeSpins')),
    freeSpinStake: numberOf(field(value, 'freeSpinStake')),
    canRefill: field(value, 'canRefill') === true,
    fairness: readFairness(field(value, 'fairness')),
    revealed: readRevealed(field(value, 'revealed')),
    bet: field(value, 'bet'),
    open: readRound(field(value, 'open')),
  }
}

/** @param {unknown} envelope @param {number} code */
function delayOf(envelope, code) {
  const waitMs = field(field(envelope, 'data'), 'waitMs')
  if (isNumber(waitMs)) return waitMs
  const seconds = field(field(envelope, 'args'), 'seconds')
  if (isNumber(seconds)) return seconds * 1000
  return code === CODE.tooSoon ? PAUSE_MS : 0
}

/** The client of one game. @param {string} launchToken Good once. */
export function createPlayClient(launchToken) {
  /** Lives here only: an opaque origin has no cookies and no storage. */
  let playToken = ''

  /**
   * Sends a GET request, or a POST request with a body. While the server is busy, the same request is sent again.
   *
   * @template Data
   * @param {string} path @param {object | null} body @param {(data: unknown) => Data | null} read @param {number} [repeats]
   * @returns {Promise<Response<Data>>}
   */
  async function request(path, body, read, repeats = MAX_REPEATS) {
    /** @type {unknown} */
    let envelope
    let status = 0
    try {
      const headers = { authorization: `Play ${playToken}` }
      const response = await fetch(
        `/play/${path}`,
        body === null
          ? { headers }
          : {
              method: 'POST',
              body: JSON.stringify(body),
              headers: { ...headers, 'content-type': 'application/json' },
            },
      )
      status = response.status
      envelope = await response.json()
    } catch {
      // A network error or malformed JSON: the outcome is unknown.
      return { kind: 'noResponse' }
    }
    const code = field(envelope, 'error')
    if (!isNumber(code)) return { kind: 'noResponse' }
    if (status === SERVICE_UNAVAILABLE && code === CODE.tooSoon && repeats > 0) {
      await delay(BUSY_PAUSE_MS)
      return request(path, body, read, repeats - 1)
    }
    const readyAt = performance.now() + delayOf(envelope, code)
    if (code !== 0) {
      const [reason = ''] = textsOf([field(field(envelope, 'data'), 'reason')])
      return NOT_PLAYED_CODES.includes(code) ? { kind: 'rejected', code, reason, readyAt } : { kind: 'noResponse' }
    }
    const data = read(field(envelope, 'data'))
    return data === null ? { kind: 'noResponse' } : { kind: 'accepted', data, readyAt }
  }

  /** @param {unknown} data */
  const readToken = (data) => {
    const token = field(data, 'token')
    return typeof token === 'string' ? token : null
  }

  /** The exchange of the launch token, which is good once: calls at the same time share it. @type {Promise<Response<string>> | null} */
  let entering = null

  return {
    /** Fetches the state. The first call exchanges the launch token for a play token. @returns {Promise<Response<State>>} */
    async state() {
      entering ??= request('enter', { token: launchToken }, readToken)
      const entered = await entering
      if (entered.kind !== 'accepted') {
        entering = null
        return entered
      }
      playToken = entered.data
      return request('state', null, readState)
    },
    /** Plays a move; idempotent. A response about another round counts as none. @param {Move} move */
    play(move) {
      /** @param {unknown} data */
      const readOwn = (data) => {
        const round = readRound(data)
        return round?.id === move.id ? round : null
      }
      return move.kind === 'round'
        ? request('round', { id: move.id, bet: move.bet, isFreeSpin: move.isFreeSpin }, readOwn)
        : request(`round/${move.id}/act`, { step: move.step, action: move.action }, readOwn)
    },
    /** Refills an empty demo purse. */
    refill: () => request('refill', {}, readState),
    /**
     * Reveals the server seed and begins a new pair, with the server seed of `nextHash`. A repeated change is rejected as
     * stale, so the seeds change once.
     *
     * @param {SeedChange} change
     */
    changeSeeds: (change) => request('seeds', change, readState),
  }
}

/** @typedef {ReturnType<typeof createPlayClient>} PlayClient */

/** @param {number} bytes */
const randomHex = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Generates a round id. `crypto.randomUUID` is unavailable over plain HTTP. */
export const newRoundId = () => randomHex(16).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')

/** Draws a client seed: here, because the server has fixed its own seed by now. */
export const newClientSeed = () => randomHex(8)

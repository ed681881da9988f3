// Client of the game server. A response that cannot be parsed leaves the outcome unknown: `noResponse`.

/**
 * @typedef {{ balance: number, canRefill: boolean, stakes: number[] }} Purse
 * @typedef {{ symbols: string[], stake: number, win: number, balance: number, canRefill: boolean }} Round
 * @typedef {{ id: string, game: string, stake: number }} Spin
 */
/**
 * `readyAt` is when the server accepts the next round, in `performance.now()` time.
 * @template Data
 * @typedef {{ kind: 'accepted', data: Data, readyAt: number } | { kind: 'rejected', code: number, readyAt: number } | {
 * kind: 'noResponse' }} Response
 */

/** Error codes that guarantee no round was played: bad request, rate limit, no purse, insufficient funds. */
const NOT_PLAYED_CODES = [1, 5, 200, 430]
/** Default delay after a rate limit without one. */
const PAUSE_MS = 2500

/** @param {unknown} value @param {string} name @returns {unknown} */
const field = (value, name) =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value)

/** @param {unknown} value @returns {Purse | null} */
function readPurse(value) {
  const [balance, canRefill, stakes] = ['balance', 'canRefill', 'stakes'].map((name) => field(value, name))
  if (!isNumber(balance) || typeof canRefill !== 'boolean' || !Array.isArray(stakes)) return null
  return { balance, canRefill, stakes: stakes.filter(isNumber) }
}

/** @param {string} id @returns {(value: unknown) => Round | null} */
const readRound = (id) => (value) => {
  const symbols = field(value, 'symbols')
  const [stake, win, balance] = ['stake', 'win', 'balance'].map((name) => field(value, name))
  if (field(value, 'id') !== id || !Array.isArray(symbols)) return null
  if (!isNumber(stake) || !isNumber(win) || !isNumber(balance)) return null
  return { symbols: symbols.map(String), stake, win, balance, canRefill: field(value, 'canRefill') === true }
}

/** @param {unknown} envelope @param {number} code */
function delayOf(envelope, code) {
  const waitMs = field(field(envelope, 'data'), 'waitMs')
  if (isNumber(waitMs)) return waitMs
  const seconds = field(field(envelope, 'args'), 'seconds')
  if (isNumber(seconds)) return seconds * 1000
  return code === 5 ? PAUSE_MS : 0
}

/**
 * @template Data
 * @param {string} path @param {object | null} body @param {(data: unknown) => Data | null} read
 * @returns {Promise<Response<Data>>}
 */
async function request(path, body, read) {
  /** @type {unknown} */
  let envelope
  try {
    const response = await fetch(`/play/cherry-row/${path}`, {
      method: body === null ? 'GET' : 'POST',
      ...(body === null ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    envelope = await response.json()
  } catch {
    // A network error or malformed JSON: the outcome is unknown.
    return { kind: 'noResponse' }
  }
  const code = field(envelope, 'error')
  if (!isNumber(code)) return { kind: 'noResponse' }
  const readyAt = performance.now() + delayOf(envelope, code)
  if (code !== 0) return NOT_PLAYED_CODES.includes(code) ? { kind: 'rejected', code, readyAt } : { kind: 'noResponse' }
  const data = read(field(envelope, 'data'))
  return data === null ? { kind: 'noResponse' } : { kind: 'accepted', data, readyAt }
}

/** Fetches the purse of the browser's cookie, or a new one. */
export const fetchPurse = () => request('purse', null, readPurse)

/** Refills an empty purse. */
export const requestRefill = () => request('refill', {}, readPurse)

/** Plays a round; idempotent per id. @param {Spin} spin */
export const requestSpin = (spin) => request('spin', spin, readRound(spin.id))

/** Generates a round id. `crypto.randomUUID` is unavailable over plain HTTP. */
export function newRoundId() {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
}

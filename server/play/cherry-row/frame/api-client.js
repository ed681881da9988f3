// Client of the game server. A response that cannot be parsed leaves the outcome unknown: `noResponse`.

/**
 * @typedef {{ balance: number, canRefill: boolean, stakes: number[] }} Purse
 * @typedef {{ symbols: string[], stake: number, win: number, balance: number, canRefill: boolean }} Round
 * @typedef {{ id: string, stake: number }} Spin
 */
/**
 * `readyAt` is when the server accepts the next round, in `performance.now()` time.
 * @template Data
 * @typedef {{ kind: 'accepted', data: Data, readyAt: number } | { kind: 'rejected', code: number, readyAt: number } | {
 * kind: 'noResponse' }} Response
 */

/** Error codes that guarantee no round was played: bad request, rate limit, no play token, insufficient funds. */
const NOT_PLAYED_CODES = [1, 5, 200, 430, 431]
/** Without a token the server rejects the calls. It lives here only: an opaque origin has no cookies and no storage. */
let playToken = ''

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
 * Sends a GET request, or a POST request with a body.
 *
 * @template Data
 * @param {string} path @param {object | null} body @param {(data: unknown) => Data | null} read
 * @returns {Promise<Response<Data>>}
 */
async function request(path, body, read) {
  /** @type {unknown} */
  let envelope
  try {
    const authorization = `Play ${playToken}`
    const response = await fetch(
      `/play/${path}`,
      body === null
        ? { headers: { authorization } }
        : {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { authorization, 'content-type': 'application/json' },
          },
    )
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

/** @param {unknown} data */
const readToken = (data) => {
  const token = field(data, 'token')
  return typeof token === 'string' ? token : null
}

/**
 * Fetches the purse. The first call exchanges the launch token, which is good once, for a play token. @param {string}
 * launchToken
 */
export async function fetchPurse(launchToken) {
  if (playToken === '') {
    const entered = await request('enter', { token: launchToken }, readToken)
    if (entered.kind !== 'accepted') return entered
    playToken = entered.data
  }
  return request('cherry-row/purse', null, readPurse)
}

/** Refills an empty purse. */
export const requestRefill = () => request('cherry-row/refill', {}, readPurse)

/** Plays a round; idempotent per id. @param {Spin} spin */
export const requestSpin = (spin) => request('cherry-row/spin', spin, readRound(spin.id))

/** Generates a round id. `crypto.randomUUID` is unavailable over plain HTTP. */
export function newRoundId() {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
}

// Asks the server and reads what it says. An answer that is not understood decides nothing: it is `unread`.

/**
 * @typedef {{ balance: number, canRefill: boolean, stakes: number[] }} Purse
 * @typedef {{ symbols: string[], stake: number, win: number, balance: number, canRefill: boolean }} Round
 * @typedef {{ id: string, game: string, stake: number }} Spin
 */
/**
 * `freeAt` is when the next round is accepted, by `performance.now()`.
 * @template Data
 * @typedef {{ kind: 'accepted', data: Data, freeAt: number } | { kind: 'refused', code: number, freeAt: number } | { kind: 'unread' }} Answer
 */

/** The refusals that say that nothing has happened: a bad request, haste, no purse, too little in it. */
const NOTHING_HAPPENED = [1, 5, 200, 430]
/** How long to wait after a refusal for haste that does not say it. */
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

/** @param {unknown} answer @param {number} code */
function pauseOf(answer, code) {
  const waitMs = field(field(answer, 'data'), 'waitMs')
  if (isNumber(waitMs)) return waitMs
  const seconds = field(field(answer, 'args'), 'seconds')
  if (isNumber(seconds)) return seconds * 1000
  return code === 5 ? PAUSE_MS : 0
}

/**
 * @template Data
 * @param {string} path @param {object | null} body @param {(data: unknown) => Data | null} read
 * @returns {Promise<Answer<Data>>}
 */
async function ask(path, body, read) {
  /** @type {unknown} */
  let answer
  try {
    const response = await fetch(`/play/cherry-row/${path}`, {
      method: body === null ? 'GET' : 'POST',
      ...(body === null ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    answer = await response.json()
  } catch {
    // Nothing came, or nothing that can be read: what it would have said is not known.
    return { kind: 'unread' }
  }
  const code = field(answer, 'error')
  if (!isNumber(code)) return { kind: 'unread' }
  const freeAt = performance.now() + pauseOf(answer, code)
  if (code !== 0) return NOTHING_HAPPENED.includes(code) ? { kind: 'refused', code, freeAt } : { kind: 'unread' }
  const data = read(field(answer, 'data'))
  return data === null ? { kind: 'unread' } : { kind: 'accepted', data, freeAt }
}

/** The purse that the browser has kept, or a new one. */
export const askPurse = () => ask('purse', null, readPurse)

/** Fills an empty purse. */
export const askRefill = () => ask('refill', {}, readPurse)

/** Plays the round, once for its id however often it is asked for. @param {Spin} spin */
export const askSpin = (spin) => ask('spin', spin, readRound(spin.id))

/** A random id of a round. `crypto.randomUUID` is not there where the site is read over plain HTTP from another machine. */
export function newRoundId() {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
}

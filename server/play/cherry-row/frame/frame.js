// The frame of Cherry Row. It only displays results; the server decides them.
import { fetchPurse, requestRefill, requestSpin, newRoundId } from './api-client.js'

const STRINGS = JSON.parse(document.body.dataset.texts ?? '{}')
const ANIMATION_MS = 900
/** Error code for an unknown or expired launch or play token: only the page can open the game again. */
const SESSION_ENDED = 200
/** @type {Readonly<Record<number, string>>} */
const ERROR_TEXTS = { 5: STRINGS.soon, 430: STRINGS.noFunds }
/** The site's reduced motion switch when the game was opened. */
const isReducedBySite = new URLSearchParams(location.search).get('motion') === 'reduced'
const reducedMotionQuery = matchMedia('(prefers-reduced-motion: reduce)')
const money = new Intl.NumberFormat(document.documentElement.lang, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** @param {string} id */
const elementById = (id) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`Missing element #${id}`)
  return element
}
const reels = elementById('reels')
const spinButton = elementById('spin')
const refillButton = elementById('refill')
const trouble = elementById('trouble')
const result = elementById('result')
const stakes = elementById('stakes')

/** Formats kopecks as rubles. @param {number} kopecks */
const rubles = (kopecks) => `${money.format(kopecks / 100)} ₽`

const isMotionReduced = () => reducedMotionQuery.matches || isReducedBySite
const applyReducedMotion = () => void document.documentElement.toggleAttribute('data-reduced-motion', isMotionReduced())

/**
 * The round with an unknown outcome. A retry sends the same id, so the stake is taken once. @type
 * {import('./api-client.js').Spin | null}
 */
let pendingRound = null
/** Whether the purse has loaded. */
let isReady = false
let isBusy = false

/** @param {string} text */
function showTrouble(text) {
  trouble.textContent = text
  trouble.hidden = text === ''
}

/** @param {{ balance: number, canRefill: boolean }} purse */
function showBalance({ balance, canRefill }) {
  elementById('balance').textContent = rubles(balance)
  refillButton.hidden = !canRefill
}

/** @param {import('./api-client.js').Purse} purse */
function showPurse(purse) {
  showBalance(purse)
  if (stakes.querySelector('input') !== null) return
  purse.stakes.forEach((stake, index, all) => {
    const label = document.createElement('label')
    const input = document.createElement('input')
    input.type = 'radio'
    input.name = 'stake'
    input.value = String(stake)
    input.checked = index === all.length - 1
    label.append(input, rubles(stake))
    stakes.append(label)
  })
}

/** @param {string[]} symbols */
function showSymbols(symbols) {
  symbols.forEach((symbol, index) => reels.children[index]?.querySelector('use')?.setAttribute('href', `#${symbol}`))
  reels.setAttribute('aria-label', symbols.map((symbol) => STRINGS.symbols[symbol]).join(', '))
}

/** @param {string | null} label Button label while busy; `null` enables the button. */
function setBusy(label) {
  isBusy = label !== null
  // Not `disabled`, so that the button keeps keyboard focus.
  spinButton.setAttribute('aria-disabled', String(isBusy))
  spinButton.textContent = label ?? (isReady && pendingRound === null ? STRINGS.spin : STRINGS.retry)
}

/** @param {import('./api-client.js').Round} round */
function showRound(round) {
  showSymbols(round.symbols)
  showBalance(round)
  // A returned stake is no win and not celebrated.
  const isWin = round.win > round.stake
  reels.dataset.state = isWin ? 'won' : 'resting'
  result.dataset.tone = isWin ? 'won' : 'quiet'
  result.textContent = isWin ? `${STRINGS.win}: ${rubles(round.win)}` : round.win > 0 ? STRINGS.back : STRINGS.nothing
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Keeps the button busy until the server accepts the next round, to avoid rejections. @param {number} readyAt */
async function pause(readyAt) {
  const remainingMs = readyAt - performance.now()
  if (remainingMs > 0) {
    setBusy(STRINGS.pause)
    await wait(remainingMs)
  }
  setBusy(null)
}

async function spin() {
  const chosen = stakes.querySelector('input:checked')
  if (!(chosen instanceof HTMLInputElement)) return
  const round = pendingRound ?? { id: newRoundId(), stake: Number(chosen.value) }
  showTrouble('')
  result.textContent = ''
  reels.dataset.state = 'spinning'
  setBusy(STRINGS.spinning)
  const [response] = await Promise.all([requestSpin(round), wait(isMotionReduced() ? 0 : ANIMATION_MS)])
  reels.dataset.state = 'resting'
  if (response.kind === 'noResponse') {
    pendingRound = round
    showTrouble(STRINGS.unknown)
    return setBusy(null)
  }
  pendingRound = null
  if (response.kind === 'accepted') showRound(response.data)
  else if (response.code === SESSION_ENDED) return endSession()
  else showTrouble(ERROR_TEXTS[response.code] ?? STRINGS.refused)
  return pause(response.readyAt)
}

/** The button stays busy, because a retry cannot succeed. */
function endSession() {
  showTrouble(STRINGS.ended)
  setBusy(STRINGS.spin)
}

/** Loads the purse. */
async function start() {
  setBusy(STRINGS.loading)
  const response = await fetchPurse(location.hash.slice(1))
  spinButton.removeAttribute('disabled')
  if (response.kind === 'rejected' && response.code === SESSION_ENDED) return endSession()
  if (response.kind !== 'accepted') {
    showTrouble(STRINGS.failed)
    return setBusy(null)
  }
  isReady = true
  showTrouble('')
  showPurse(response.data)
  showSymbols(['cherry', 'seven', 'cherry'])
  spinButton.focus({ preventScroll: true })
  return pause(response.readyAt)
}

async function refill() {
  showTrouble('')
  const response = await requestRefill()
  if (response.kind === 'accepted') showPurse(response.data)
  else if (response.kind === 'rejected' && response.code === SESSION_ENDED) return endSession()
  else return showTrouble(STRINGS.notRefilled)
  return spinButton.focus()
}

/** Handles the button and its keyboard shortcuts. */
function press() {
  if (isBusy) return
  void (isReady ? spin() : start())
}

spinButton.addEventListener('click', press)
refillButton.addEventListener('click', () => void refill())
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' && event.key !== 'Enter') return
  const isShortcut = event.target === document.body || event.target instanceof HTMLInputElement
  // A held key counts as one press, so that no round starts by itself.
  if (isShortcut || event.repeat) event.preventDefault()
  if (isShortcut && !event.repeat) press()
})
for (const name of ['pointerdown', 'keydown']) {
  // `*` also holds in a tab of its own, where the parent is this window. The message tells nothing but activity.
  document.addEventListener(name, () => parent.postMessage({ type: 'cassiopeia:activity' }, '*'))
}
reducedMotionQuery.addEventListener('change', applyReducedMotion)
applyReducedMotion()
void start()

// The frame of Cherry Row. It shows what the server decided; it decides nothing.
import { askPurse, askRefill, askSpin, newRoundId } from './answers.js'

const STRINGS = JSON.parse(document.body.dataset.texts ?? '{}')
const GAME = document.body.dataset.game ?? ''
const ANIMATION_MS = 900
/** The server does not know the purse. */
const NO_PURSE = 200
/** @type {Readonly<Record<number, string>>} */
const REFUSALS = { 5: STRINGS.soon, 430: STRINGS.noFunds }
/** Under which the site keeps its switch that stops all motion. */
const CALM_KEY = 'calm'
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
const money = new Intl.NumberFormat(document.documentElement.lang, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** @param {string} id */
const part = (id) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The frame has no #${id}`)
  return element
}
const reels = part('reels')
const form = part('form')
const spinButton = part('spin')
const refillButton = part('refill')
const trouble = part('trouble')
const result = part('result')
const stakes = part('stakes')

/** Kopecks as rubles. @param {number} kopecks */
const rubles = (kopecks) => `${money.format(kopecks / 100)} ₽`

/** The site's switch. A browser that keeps nothing for this frame may refuse even to look. */
function isSwitchOn() {
  try {
    return localStorage.getItem(CALM_KEY) === '1'
  } catch {
    return false
  }
}
const isCalm = () => lessMotion.matches || isSwitchOn()
const paintCalm = () => void document.documentElement.toggleAttribute('data-calm', isCalm())

/** The round whose answer was not read; asking again sends the same id, so nothing is staked twice. @type {import('./answers.js').Spin | null} */
let unread = null
/** The purse has come. */
let ready = false
let busy = false

/** @param {string} text */
function showTrouble(text) {
  trouble.textContent = text
  trouble.hidden = text === ''
}

/** @param {{ balance: number, canRefill: boolean }} purse */
function showBalance({ balance, canRefill }) {
  part('balance').textContent = rubles(balance)
  refillButton.hidden = !canRefill
}

/** @param {import('./answers.js').Purse} purse */
function showPurse(purse) {
  showBalance(purse)
  if (stakes.querySelector('input') !== null) return
  purse.stakes.forEach((stake, at, all) => {
    const label = document.createElement('label')
    const input = document.createElement('input')
    input.type = 'radio'
    input.name = 'stake'
    input.value = String(stake)
    input.checked = at === all.length - 1
    label.append(input, rubles(stake))
    stakes.append(label)
  })
}

/** @param {string[]} symbols */
function showSymbols(symbols) {
  symbols.forEach((symbol, at) => reels.children[at]?.querySelector('use')?.setAttribute('href', `#${symbol}`))
  reels.setAttribute('aria-label', symbols.map((symbol) => STRINGS.symbols[symbol]).join(', '))
}

/** @param {string | null} doing What keeps the button busy; `null` frees it. */
function setBusy(doing) {
  busy = doing !== null
  // The button stays focusable: who spins by keyboard keeps the place.
  spinButton.setAttribute('aria-disabled', String(busy))
  spinButton.textContent = doing ?? (ready && unread === null ? STRINGS.spin : STRINGS.retry)
}

/** @param {import('./answers.js').Round} round */
function showRound(round) {
  showSymbols(round.symbols)
  showBalance(round)
  // A return of the stake is no win and is not celebrated.
  const won = round.win > round.stake
  reels.dataset.state = won ? 'won' : 'resting'
  result.dataset.tone = won ? 'won' : 'quiet'
  result.textContent = won ? `${STRINGS.win}: ${rubles(round.win)}` : round.win > 0 ? STRINGS.back : STRINGS.nothing
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The button is busy until the server accepts the next round: nobody meets a refusal who just plays. @param {number} freeAt */
async function pause(freeAt) {
  const left = freeAt - performance.now()
  if (left > 0) {
    setBusy(STRINGS.pause)
    await wait(left)
  }
  setBusy(null)
}

async function spin() {
  const chosen = stakes.querySelector('input:checked')
  if (!(chosen instanceof HTMLInputElement)) return
  const round = unread ?? { id: newRoundId(), game: GAME, stake: Number(chosen.value) }
  showTrouble('')
  result.textContent = ''
  reels.dataset.state = 'spinning'
  setBusy(STRINGS.spinning)
  const [answer] = await Promise.all([askSpin(round), wait(isCalm() ? 0 : ANIMATION_MS)])
  reels.dataset.state = 'resting'
  if (answer.kind === 'unread') {
    unread = round
    showTrouble(STRINGS.unknown)
    return setBusy(null)
  }
  unread = null
  if (answer.kind === 'accepted') showRound(answer.data)
  else if (answer.code === NO_PURSE) return openNewPurse()
  else showTrouble(REFUSALS[answer.code] ?? STRINGS.refused)
  return pause(answer.freeAt)
}

/** Asks for the purse; whether it has come. */
async function load() {
  setBusy(STRINGS.loading)
  const answer = await askPurse()
  spinButton.removeAttribute('disabled')
  if (answer.kind !== 'accepted') {
    showTrouble(STRINGS.failed)
    setBusy(null)
    return false
  }
  ready = true
  showTrouble('')
  showPurse(answer.data)
  void pause(answer.freeAt)
  return true
}

async function start() {
  if (!(await load())) return
  showSymbols(['cherry', 'seven', 'cherry'])
  spinButton.focus({ preventScroll: true })
}

/** What was kept on the server is gone, and the rounds with it. */
async function openNewPurse() {
  ready = false
  unread = null
  if (await load()) showTrouble(STRINGS.newPurse)
}

async function refill() {
  showTrouble('')
  const answer = await askRefill()
  if (answer.kind === 'accepted') showPurse(answer.data)
  else if (answer.kind === 'refused' && answer.code === NO_PURSE) await openNewPurse()
  else return showTrouble(STRINGS.notRefilled)
  return spinButton.focus()
}

/** The button, and the keys that stand for it. */
function press() {
  if (busy) return
  void (ready ? spin() : start())
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  press()
})
refillButton.addEventListener('click', () => void refill())
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' && event.key !== 'Enter') return
  const free = event.target === document.body || event.target instanceof HTMLInputElement
  // A held key is one press, also where the browser would press the button again: nothing spins by itself.
  if (free || event.repeat) event.preventDefault()
  if (free && !event.repeat) press()
})
for (const name of ['pointerdown', 'keydown']) {
  document.addEventListener(name, () => parent.postMessage({ type: 'cassiopeia:activity' }, location.origin))
}
lessMotion.addEventListener('change', paintCalm)
// The switch is in another document: this one is told of what that writes.
addEventListener('storage', paintCalm)
paintCalm()
void start()

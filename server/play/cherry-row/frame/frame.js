// The frame of Cherry Row. It shows what the server decided; it decides nothing.

const STRINGS = JSON.parse(document.body.dataset.texts ?? '{}')
const GAME = document.body.dataset.game ?? ''
const ANIMATION_MS = 900
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
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

/** @typedef {{ id: string, game: string, stake: number }} Spin */
/** The round whose answer was not read; asking again sends the same id, so nothing is staked twice. @type {Spin | null} */
let unread = null
let busy = false

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const response = await fetch(`/play/cherry-row/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return response.json()
}

/** @param {string} text */
function showTrouble(text) {
  trouble.textContent = text
  trouble.hidden = text === ''
}

/** @param {{ balance: number, canRefill?: boolean, stakes?: number[] }} purse */
function showPurse(purse) {
  part('balance').textContent = rubles(purse.balance)
  if (purse.canRefill !== undefined) refillButton.hidden = !purse.canRefill
  if (purse.stakes === undefined || stakes.querySelector('input') !== null) return
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

/** @param {boolean} next */
function setBusy(next) {
  busy = next
  // The button stays focusable: who spins by keyboard keeps the place.
  spinButton.setAttribute('aria-disabled', String(next))
  spinButton.textContent = next ? STRINGS.spinning : unread === null ? STRINGS.spin : STRINGS.retry
}

/** @param {{ symbols: string[], stake: number, win: number, balance: number }} round */
function showRound(round) {
  showSymbols(round.symbols)
  showPurse({ balance: round.balance, canRefill: round.balance < 1000 })
  // A return of the stake is no win and is not celebrated.
  const won = round.win > round.stake
  reels.dataset.state = won ? 'won' : 'resting'
  result.dataset.tone = won ? 'won' : 'quiet'
  result.textContent = won ? `${STRINGS.win}: ${rubles(round.win)}` : round.win > 0 ? STRINGS.back : STRINGS.nothing
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function spin() {
  if (busy) return
  const chosen = stakes.querySelector('input:checked')
  if (!(chosen instanceof HTMLInputElement)) return
  const round = unread ?? { id: crypto.randomUUID(), game: GAME, stake: Number(chosen.value) }
  showTrouble('')
  result.textContent = ''
  reels.dataset.state = 'spinning'
  setBusy(true)
  try {
    const [answer] = await Promise.all([ask('spin', round), wait(calm ? 0 : ANIMATION_MS)])
    unread = null
    reels.dataset.state = 'resting'
    if (answer.error === 0) showRound(answer.data)
    else if (answer.error === 5) showTrouble(STRINGS.soon)
    else if (answer.error === 430) showTrouble(STRINGS.noFunds)
    else showTrouble(STRINGS.failed)
  } catch {
    unread = round
    reels.dataset.state = 'resting'
    showTrouble(STRINGS.unknown)
  }
  setBusy(false)
}

async function load() {
  try {
    const answer = await ask('purse')
    showPurse(answer.data)
    showSymbols(['cherry', 'seven', 'cherry'])
    spinButton.removeAttribute('disabled')
    spinButton.focus({ preventScroll: true })
  } catch {
    showTrouble(STRINGS.failed)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void spin()
})
refillButton.addEventListener('click', async () => {
  try {
    const answer = await ask('refill', {})
    showPurse(answer.data)
    spinButton.focus()
  } catch {
    showTrouble(STRINGS.failed)
  }
})
document.addEventListener('keydown', (event) => {
  const free = event.target === document.body || event.target instanceof HTMLInputElement
  // A held key is one press: nothing spins by itself.
  if (!free || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
  event.preventDefault()
  void spin()
})
for (const name of ['pointerdown', 'keydown']) {
  document.addEventListener(name, () => parent.postMessage({ type: 'cassiopeia:activity' }, location.origin))
}
void load()

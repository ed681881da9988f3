// The console displays the state of the reference API and sends changes; it has no logic of its own.

/**
 * @import {CheckResult} from '../../money/reconcile.ts'
 * @import {ConsolePayin} from './payins.ts'
 * @import {ConsolePayout} from './payouts.ts'
 * @import {ConsolePlayer, OutboxEntry, SandboxState} from './state.ts'
 * @import {consoleTexts} from './texts.ts'
 */

/** @type {Readonly<Record<keyof typeof consoleTexts.ru, string>>} */
const STRINGS = JSON.parse(document.body.dataset.texts ?? '{}')
const POLL_MS = 2000
/** Rubles won by a bonus that the console ends as wagered. */
const BONUS_WIN = 500
/** Bonuses that the console can grant. */
const OFFERS = /** @type {const} */ (['welcome-1', 'welcome-2', 'welcome-3', 'gift', 'cherry-spins', 'status'])
/** A round of the console: rubles, and the percent that counts towards wagering. */
const ROUND = { amount: '100', win: '0', weight: '100' }
/** Results that the console can give the next round, if the last bet is repeated. */
const RESULTS = /** @type {const} */ (['loss', 'win', 'bigWin', 'jackpot'])
/** What the console can report about a deposit. */
const PAYIN_ACTIONS = /** @type {const} */ (['paid', 'declined', 'otherAmount', 'expired'])
/**
 * What the console can do with a withdrawal by its stage.
 * @type {Partial<Record<ConsolePayout['stage'], ('sent' | 'refused' | 'paid' | 'returned')[]>>}
 */
const PAYOUT_ACTIONS = { held: ['sent', 'refused'], sent: ['paid', 'returned'] }
const locale = document.documentElement.lang
const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Moscow' })

/** @param {string} id */
const elementById = (id) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`Missing element #${id}`)
  return element
}
const errorLine = elementById('error')
const statusLine = elementById('done')

/** Rendered state as JSON. Unchanged parts are not re-rendered, so that focus is kept. */
const renderedJson = { outbox: '', players: '', payins: '', payouts: '', support: '' }
let serverNow = 0

/** @param {string} text */
function showError(text) {
  errorLine.textContent = text
  errorLine.hidden = text === ''
}

/** @param {string} path @param {object} [body] @returns {Promise<SandboxState>} */
async function request(path, body) {
  const response = await fetch(`/api/sandbox/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  /** @type {{ error: number, data: SandboxState }} */
  const envelope = await response.json()
  if (envelope.error !== 0) throw new RangeError(STRINGS.refused)
  return envelope.data
}

/** @param {string} name @param {string | Node} content */
function element(name, content) {
  const node = document.createElement(name)
  node.append(content)
  return node
}

/** @param {number} epochMs */
const timeElement = (epochMs) => {
  const node = element('time', time.format(epochMs))
  node.setAttribute('datetime', new Date(epochMs).toISOString())
  return node
}

/** @param {string} label @param {() => void} onClick */
function button(label, onClick) {
  const node = document.createElement('button')
  node.type = 'button'
  node.textContent = label
  node.addEventListener('click', onClick)
  return node
}

/** A message cell with its code highlighted. @param {string} text */
function message(text) {
  const cell = document.createElement('td')
  const [, code] = /(?<!#)\b(\d{6})\b/u.exec(text) ?? []
  if (code !== undefined) cell.append(element('code', code), ' ')
  cell.append(text)
  return cell
}

/** @param {keyof typeof renderedJson} id @param {readonly object[]} items @param {() => HTMLTableRowElement[]} rows */
function draw(id, items, rows) {
  const next = JSON.stringify(items)
  if (renderedJson[id] === next) return
  renderedJson[id] = next
  elementById(`${id}-none`).hidden = items.length > 0
  elementById(`${id}-scroll`).hidden = items.length === 0
  elementById(id).replaceChildren(...rows())
}

/** @param {readonly (Node | string)[]} cells */
function row(cells) {
  const node = document.createElement('tr')
  node.append(...cells.map((cell) => (cell instanceof HTMLTableCellElement ? cell : element('td', cell))))
  return node
}

/** @param {OutboxEntry} entry */
function entryRow({ id, method, contact, body, sentAt, passed }) {
  const arrived = () => void change('arrived', { id })
  const action = passed ? STRINGS.passed : method === 'sms' ? '' : button(STRINGS.arrived, arrived)
  return row([contact, message(body), timeElement(sentAt), action])
}

/** @param {string} label @param {string} type @param {string | boolean} value */
function input(label, type, value) {
  const node = document.createElement('input')
  node.type = type
  node.ariaLabel = label
  if (typeof value === 'boolean') node.defaultChecked = value
  else {
    node.defaultValue = value
    node.min = '0'
    node.step = 'any'
    node.required = true
  }
  return node
}

/** Unsaved input must survive updates from the server. */
const hasUnsavedInput = () =>
  [...elementById('players').querySelectorAll('input')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

/** @param {ConsolePlayer} player */
function playerRow({ id, login, contact, activeAt, ...values }) {
  const labelFor = (/** @type {string} */ name) => `${name}, ${login}`
  const level = input(labelFor(STRINGS.level), 'number', String(values.level))
  const points = input(labelFor(STRINGS.points), 'number', String(values.points))
  const balance = input(labelFor(STRINGS.balance), 'number', String(values.balance))
  const cashback = input(labelFor(STRINGS.cashback), 'number', String(values.cashback))
  const blocked = input(labelFor(STRINGS.blocked), 'checkbox', values.blocked)
  const save = button(STRINGS.save, () => {
    const invalid = [level, points, balance, cashback].find((field) => !field.reportValidity())
    if (invalid !== undefined) return
    void change('player', {
      id,
      level: Number(level.value),
      points: Number(points.value),
      balance: Number(balance.value),
      cashback: Number(cashback.value),
      blocked: blocked.checked,
    })
  })
  save.ariaLabel = labelFor(STRINGS.save)
  const actionButton = (/** @type {string} */ label, /** @type {() => void} */ act) => {
    const node = button(label, act)
    node.ariaLabel = labelFor(label)
    return node
  }
  const actions = element('div', save)
  actions.className = 'actions'
  actions.append(
    actionButton(STRINGS.bonusWon, () => void change('player', { id, bonus: BONUS_WIN })),
    actionButton(STRINGS.bonusLost, () => void change('player', { id, bonus: null })),
    ...OFFERS.map((offer) => actionButton(STRINGS[`give-${offer}`], () => void change('give', { id, offer }))),
    actionButton(STRINGS.notify, () => void change('notify', { id, title: STRINGS.newsTitle, text: STRINGS.newsText })),
  )
  if (values.documents) {
    actions.append(
      actionButton(STRINGS.documentsRight, () => void change('documents', { id, confirmed: true })),
      actionButton(STRINGS.documentsWrong, () => void change('documents', { id, confirmed: false })),
    )
  }
  const amount = input(labelFor(STRINGS.stake), 'number', ROUND.amount)
  const win = input(labelFor(STRINGS.win), 'number', ROUND.win)
  const weight = input(labelFor(STRINGS.weight), 'number', ROUND.weight)
  const round = element(
    'div',
    actionButton(STRINGS.playRound, () => {
      if ([amount, win, weight].some((field) => !field.reportValidity())) return
      void change('stake', { id, amount: Number(amount.value), win: Number(win.value), weight: Number(weight.value) })
    }),
  )
  round.className = 'actions'
  round.append(
    amount,
    win,
    weight,
    ...RESULTS.map((result) =>
      actionButton(STRINGS[`next-${result}`], () => void change('next-round', { id, result })),
    ),
  )
  actions.append(round)
  const activityCell = element('td', timeElement(activeAt))
  activityCell.dataset.seen = String(id)
  return row([login, contact, level, points, balance, cashback, blocked, activityCell, actions])
}

/**
 * Updates the last activity in place: it changes every few seconds and must not re-render rows. @param {readonly
 * ConsolePlayer[]} players
 */
function updateActivity(players) {
  for (const { id, activeAt } of players)
    elementById('players').querySelector(`[data-seen="${id}"]`)?.replaceChildren(timeElement(activeAt))
}

/** @param {ConsolePayin} payin */
function payinRow({ id, login, system, amount, stage, createdAt }) {
  const actions = element('div', '')
  actions.className = 'actions'
  for (const action of PAYIN_ACTIONS) {
    const node = button(STRINGS[`payin-${action}`], () => void change('payin', { id, action }))
    node.ariaLabel = `${STRINGS[`payin-${action}`]}, ${id}`
    actions.append(node)
  }
  return row([String(id), login, system, String(amount), STRINGS[`stage-${stage}`], timeElement(createdAt), actions])
}

/** @param {ConsolePayout} payout */
function payoutRow({ id, login, system, account, amount, stage, createdAt }) {
  const actions = element('div', '')
  actions.className = 'actions'
  for (const action of PAYOUT_ACTIONS[stage] ?? []) {
    const node = button(STRINGS[`payout-${action}`], () => void change('payout', { id, action }))
    node.ariaLabel = `${STRINGS[`payout-${action}`]}, ${id}`
    actions.append(node)
  }
  const texts = [String(id), login, system, account, String(amount), STRINGS[`payoutStage-${stage}`]]
  return row([...texts, timeElement(createdAt), actions])
}

/** @param {SandboxState['support'][number]} entry */
const messageRow = ({ visit, author, text, sentAt }) =>
  row([visit, author === 'visitor' ? STRINGS.visitor : STRINGS.supportAuthor, text, timeElement(sentAt)])

/** @param {SandboxState} state @param {boolean} changed Whether a change in this console was sent, so that unsaved input is outdated. */
function show(state, changed) {
  serverNow = state.now
  elementById('now').textContent = time.format(state.now)
  elementById('clock-state').textContent = state.isClockFixed ? STRINGS.clockFixed : STRINGS.clockRuns
  for (const box of elementById('methods').querySelectorAll('input'))
    box.checked = state.closed.every((method) => method !== box.name)
  draw('outbox', state.outbox, () => state.outbox.map(entryRow))
  // Sort by id, so that rows keep their position.
  const players = state.players.toSorted((one, other) => other.id - one.id)
  const comparablePlayers = players.map((player) => ({ ...player, activeAt: 0 }))
  if (changed || !hasUnsavedInput()) draw('players', comparablePlayers, () => players.map(playerRow))
  updateActivity(players)
  draw('payins', state.payins, () => state.payins.map(payinRow))
  draw('payouts', state.payouts, () => state.payouts.map(payoutRow))
  draw('support', state.support, () => state.support.map(messageRow))
}

/** @param {string} path @param {object} [body] */
async function refresh(path, body) {
  try {
    show(await request(path, body), body !== undefined)
    showError('')
    return true
  } catch (error) {
    showError(error instanceof RangeError ? error.message : STRINGS.unread)
    return false
  }
}

/** Sends a change and renders the result. @param {string} path @param {object} body */
async function change(path, body) {
  statusLine.textContent = ''
  if (await refresh(path, body)) statusLine.textContent = STRINGS.saved
}

for (const clockButton of elementById('clock-buttons').querySelectorAll('button[data-pass]')) {
  clockButton.addEventListener('click', () => {
    const deltaMs = Number(clockButton instanceof HTMLElement ? clockButton.dataset.pass : 0)
    void change('clock', { now: new Date(serverNow + deltaMs).toISOString() })
  })
}
elementById('run').addEventListener('click', () => void change('clock', { now: null }))
elementById('methods').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) void change('method', { method: target.name, closed: !target.checked })
})
elementById('reconcile').addEventListener('click', async () => {
  try {
    const response = await fetch('/api/sandbox/reconcile')
    /** @type {{ data: { items: CheckResult[] } }} */
    const { data } = await response.json()
    elementById('ledger').replaceChildren(
      ...data.items.map(({ rule, rows }) =>
        element(
          'li',
          `${rule}: ${rows.length} ${STRINGS.broken}. ${rows.map((entry) => JSON.stringify(entry)).join(' ')}`,
        ),
      ),
    )
  } catch {
    showError(STRINGS.unread)
  }
})
const reset = elementById('reset')
reset.addEventListener('click', () => {
  if (reset.dataset.asked === undefined) {
    reset.dataset.asked = ''
    reset.textContent = STRINGS.resetAsk
    return
  }
  delete reset.dataset.asked
  reset.textContent = STRINGS.reset
  void change('reset', {})
})
reset.addEventListener('blur', () => {
  delete reset.dataset.asked
  reset.textContent = STRINGS.reset
})

/** Polls while the page is visible; each request waits for the previous one. */
async function poll() {
  if (document.visibilityState === 'visible') await refresh('state')
  setTimeout(() => void poll(), POLL_MS)
}
void poll()

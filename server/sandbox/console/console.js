// The console shows what the reference API holds and sends what is pressed; it decides nothing.

const STRINGS = JSON.parse(document.body.dataset.texts ?? '{}')
const EVERY_MS = 2000
/** Rubles that a bonus brings when the console says that it was wagered. */
const BONUS_WIN = 500
/** Bonuses that the console gives. */
const OFFERS = ['welcome-1', 'gift', 'cherry-spins', 'status']
const locale = document.documentElement.lang
const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Moscow' })

/** @param {string} id */
const part = (id) => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The console has no #${id}`)
  return element
}
const trouble = part('trouble')
const done = part('done')

/**
 * @typedef {{ id: number, method: string, contact: string, body: string, sentAt: number, passed: boolean }} Entry
 * @typedef {{ id: number, login: string, contact: string, level: number, points: number, balance: number, cashback: number, blocked: boolean, papers: boolean, activeAt: number }} Player
 * @typedef {{ visit: string, author: string, text: string, sentAt: number }} Message
 * @typedef {{ now: number, stands: boolean, closed: string[], outbox: Entry[], players: Player[], support: Message[] }} State
 */

/** The state that is shown, as text: what has not changed is not drawn again, so that nobody loses the focus. */
const drawn = { outbox: '', players: '', support: '' }
let serverNow = 0

/** @param {string} text */
function showTrouble(text) {
  trouble.textContent = text
  trouble.hidden = text === ''
}

/** @param {string} path @param {object} [body] @returns {Promise<State>} */
async function ask(path, body) {
  const response = await fetch(`/api/sandbox/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer = await response.json()
  if (answer.error !== 0) throw new RangeError(STRINGS.refused)
  return answer.data
}

/** @param {string} name @param {string | Node} content */
function element(name, content) {
  const made = document.createElement(name)
  made.append(content)
  return made
}

/** @param {number} at */
const when = (at) => {
  const made = element('time', time.format(at))
  made.setAttribute('datetime', new Date(at).toISOString())
  return made
}

/** @param {string} label @param {() => void} press */
function button(label, press) {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', press)
  return made
}

/** A message with its code set apart. @param {string} text */
function message(text) {
  const cell = document.createElement('td')
  const [, code] = /(?<!#)\b(\d{6})\b/u.exec(text) ?? []
  if (code !== undefined) cell.append(element('code', code), ' ')
  cell.append(text)
  return cell
}

/** @param {'outbox' | 'players' | 'support'} id @param {readonly object[]} items @param {() => HTMLTableRowElement[]} rows */
function draw(id, items, rows) {
  const next = JSON.stringify(items)
  if (drawn[id] === next) return
  drawn[id] = next
  part(`${id}-none`).hidden = items.length > 0
  part(`${id}-scroll`).hidden = items.length === 0
  part(id).replaceChildren(...rows())
}

/** @param {readonly (Node | string)[]} cells */
function row(cells) {
  const made = document.createElement('tr')
  made.append(...cells.map((cell) => (cell instanceof HTMLTableCellElement ? cell : element('td', cell))))
  return made
}

/** @param {Entry} entry */
function entryRow({ id, method, contact, body, sentAt, passed }) {
  const arrived = () => void change('arrived', { id })
  const action = passed ? STRINGS.passed : method === 'sms' ? '' : button(STRINGS.arrived, arrived)
  return row([contact, message(body), when(sentAt), action])
}

/** @param {string} label @param {string} type @param {string | boolean} value */
function input(label, type, value) {
  const made = document.createElement('input')
  made.type = type
  made.ariaLabel = label
  if (typeof value === 'boolean') made.defaultChecked = value
  else {
    made.defaultValue = value
    made.min = '0'
    made.step = 'any'
    made.required = true
  }
  return made
}

/** What somebody is typing is not taken away by what has changed meanwhile. */
const isTyping = () =>
  [...part('players').querySelectorAll('input')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

/** @param {Player} player */
function playerRow({ id, login, contact, activeAt, ...values }) {
  const named = (/** @type {string} */ name) => `${name}, ${login}`
  const level = input(named(STRINGS.level), 'number', String(values.level))
  const points = input(named(STRINGS.points), 'number', String(values.points))
  const balance = input(named(STRINGS.balance), 'number', String(values.balance))
  const cashback = input(named(STRINGS.cashback), 'number', String(values.cashback))
  const blocked = input(named(STRINGS.blocked), 'checkbox', values.blocked)
  const save = button(STRINGS.save, () => {
    const wrong = [level, points, balance, cashback].find((field) => !field.reportValidity())
    if (wrong !== undefined) return
    void change('player', {
      id,
      level: Number(level.value),
      points: Number(points.value),
      balance: Number(balance.value),
      cashback: Number(cashback.value),
      blocked: blocked.checked,
    })
  })
  save.ariaLabel = named(STRINGS.save)
  const press = (/** @type {string} */ label, /** @type {() => void} */ act) => {
    const made = button(label, act)
    made.ariaLabel = named(label)
    return made
  }
  const actions = element('div', save)
  actions.className = 'actions'
  actions.append(
    press(STRINGS.bonusWon, () => void change('player', { id, bonus: BONUS_WIN })),
    press(STRINGS.bonusLost, () => void change('player', { id, bonus: null })),
    ...OFFERS.map((offer) => press(STRINGS[`give-${offer}`], () => void change('give', { id, offer }))),
    press(STRINGS.notify, () => void change('notify', { id, title: STRINGS.newsTitle, text: STRINGS.newsText })),
  )
  if (values.papers) {
    actions.append(
      press(STRINGS.papersRight, () => void change('papers', { id, confirmed: true })),
      press(STRINGS.papersWrong, () => void change('papers', { id, confirmed: false })),
    )
  }
  const seen = element('td', when(activeAt))
  seen.dataset.seen = String(id)
  return row([login, contact, level, points, balance, cashback, blocked, seen, actions])
}

/** Players come and go every few seconds: that alone draws no row anew. @param {readonly Player[]} players */
function showSeen(players) {
  for (const { id, activeAt } of players)
    part('players').querySelector(`[data-seen="${id}"]`)?.replaceChildren(when(activeAt))
}

/** @param {Message} entry */
const messageRow = ({ visit, author, text, sentAt }) =>
  row([visit, author === 'visitor' ? STRINGS.visitor : STRINGS.supportAuthor, text, when(sentAt)])

/** @param {State} state @param {boolean} changed Something was sent from here, and this came of it. */
function show(state, changed) {
  serverNow = state.now
  part('now').textContent = time.format(state.now)
  part('clock-state').textContent = state.stands ? STRINGS.clockStands : STRINGS.clockRuns
  for (const box of part('methods').querySelectorAll('input')) box.checked = !state.closed.includes(box.name)
  draw('outbox', state.outbox, () => state.outbox.map(entryRow))
  // Whoever has just moved stays where the row was.
  const players = state.players.toSorted((one, other) => other.id - one.id)
  const lasting = players.map((player) => ({ ...player, activeAt: 0 }))
  if (changed || !isTyping()) draw('players', lasting, () => players.map(playerRow))
  showSeen(players)
  draw('support', state.support, () => state.support.map(messageRow))
}

/** @param {string} path @param {object} [body] */
async function refresh(path, body) {
  try {
    show(await ask(path, body), body !== undefined)
    showTrouble('')
    return true
  } catch (error) {
    showTrouble(error instanceof RangeError ? error.message : STRINGS.unread)
    return false
  }
}

/** Sends a change and shows what came of it. @param {string} path @param {object} body */
async function change(path, body) {
  done.textContent = ''
  if (await refresh(path, body)) done.textContent = STRINGS.saved
}

for (const passing of part('clock-buttons').querySelectorAll('button[data-pass]')) {
  passing.addEventListener('click', () => {
    const by = Number(passing instanceof HTMLElement ? passing.dataset.pass : 0)
    void change('clock', { now: new Date(serverNow + by).toISOString() })
  })
}
part('run').addEventListener('click', () => void change('clock', { now: null }))
part('methods').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) void change('method', { method: target.name, closed: !target.checked })
})
const reset = part('reset')
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

/** Asks again and again while somebody looks; the next question waits for the answer. */
async function watch() {
  if (document.visibilityState === 'visible') await refresh('state')
  setTimeout(() => void watch(), EVERY_MS)
}
void watch()

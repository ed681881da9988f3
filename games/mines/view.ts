import { fieldOf, isNumber } from '../json.ts'
import { byId, element, elementOf } from '../kit/elements.ts'
import { runGame } from '../kit/frame.ts'
import type { Round } from '../kit/play-client.ts'
import { showPressNote } from '../kit/press-note.ts'
import { playSound } from '../kit/sound.ts'
import { createStakes } from '../kit/stakes.ts'
import { onLanguage, rubles, text } from '../kit/texts.ts'
import { writeRound } from './bet-lines.ts'
import { createCells, placeOf, type CellState } from './cells.ts'
import { formatFactor } from './format-factor.ts'
import { MINE_COUNTS, STEPS, winOf, type MineCount } from './pays.ts'
import { DEFAULT_MINES, readField } from './read-view.ts'
import './board.css.ts'
import './view.css.ts'

/* Mines: the player opens cells, the server knows where the mines are. */

const mineList = elementOf('mine-list', HTMLSelectElement)
/** The round on the field; `null` for a closed one. */
let shown: Round | null = null
/** The cell whose opening was sent. */
let waiting: number | null = null

const stakes = createStakes(() => frame?.render())
let frame: ReturnType<typeof runGame> | undefined

const openRound = () => (frame?.hasOpenRound() === true && shown !== null && !shown.isOver ? shown : null)
const chosenMines = (): MineCount => MINE_COUNTS.find((count) => String(count) === mineList.value) ?? DEFAULT_MINES

const factor = (pays: number): string => formatFactor(pays, document.documentElement.lang)

const paysText = (stake: number, pays: number | null): string =>
  pays === null || pays === 0 || stake === 0 ? '—' : `×${factor(pays)} · ${rubles(winOf(stake, pays))}`

function renderPays() {
  const round = openRound()
  const mines = round === null ? chosenMines() : readField(round.view).mines
  const { opened, pays, next } =
    round === null ? { opened: [], pays: 0, next: STEPS[mines][0] ?? null } : readField(round.view)
  const stake = round?.stake ?? stakes.value()
  byId('now').textContent = paysText(stake, pays)
  byId('next').textContent = paysText(stake, next)
  byId('steps').replaceChildren(
    ...STEPS[mines].map((step, index) => {
      const isCurrent = index + 1 === opened.length
      const item = element('li', isCurrent ? { 'aria-current': 'step' } : {})
      item.textContent = text('step', { opened: String(index + 1), times: factor(step) })
      return item
    }),
  )
}

function stateOf(cell: number): CellState {
  if (cell === waiting) return 'waiting'
  if (shown === null) return 'closed'
  const { opened, positions } = readField(shown.view)
  const isMine = positions?.includes(cell) === true
  if (opened.includes(cell)) return isMine ? 'hit' : 'crystal'
  return isMine ? 'mine' : 'closed'
}

const cells = createCells({
  open: (cell) => frame?.act({ open: cell }),
  ignored() {
    if (openRound() !== null || frame?.isResting() !== true) return
    showPressNote(text('notStarted'))
    byId('announcement').textContent = text('notStarted')
  },
})

function render() {
  const round = openRound()
  cells.show(stateOf, { isOpen: round !== null && frame?.isResting() === true, isReachable: round !== null })
  document.body.toggleAttribute('data-open', round !== null)
  renderPays()
}

/** The options name what they count, because the field has no other label. */
function nameMines() {
  for (const option of mineList.options) option.textContent = text('minesOption', { count: option.value })
}

function showRound(round: Round) {
  waiting = null
  shown = round
  render()
}

function describe(round: Round) {
  const { mines, opened, pays, next } = readField(round.view)
  const last = opened.at(-1)
  const values = {
    mines: String(mines),
    opened: String(opened.length),
    steps: String(STEPS[mines].length),
    times: factor(pays),
    sum: rubles(winOf(round.stake, pays)),
    next: rubles(winOf(round.stake, next ?? 0)),
    ...(last === undefined ? {} : placeOf(last)),
  }
  if (!round.isOver) {
    const [spoken, caption] = last === undefined ? ['started', 'captionStarted'] : ['crystal', 'captionCrystal']
    return { spoken: text(spoken, values), caption: text(caption, values) }
  }
  if (pays === 0) return { spoken: text('hit', values), caption: text('captionHit') }
  const end = text(opened.length === STEPS[mines].length ? 'top' : 'taken', values)
  return { spoken: end, caption: end }
}

mineList.value = String(DEFAULT_MINES)
nameMines()
frame = runGame({
  showLimits: stakes.showLimits,
  chooseBet: stakes.follow,
  bet: () => (stakes.value() === 0 ? null : { stake: stakes.value(), mines: chosenMines() }),
  action() {
    const round = openRound()
    return round === null || readField(round.view).opened.length === 0 ? null : { take: true }
  },
  label(open) {
    if (open === null) return text(document.body.dataset.phase === 'busy' ? 'playing' : 'play')
    const { opened, pays } = readField(open.view)
    return opened.length === 0 ? text('open') : text('take', { sum: rubles(winOf(open.stake, pays)) })
  },
  start(move) {
    if (move.kind === 'round') shown = null
    const cell = move.kind === 'act' ? fieldOf(move.action, 'open') : null
    waiting = isNumber(cell) ? cell : null
    render()
  },
  stop() {
    waiting = null
    render()
  },
  async show(round) {
    showRound(round)
    if (readField(round.view).pays > 0 && !round.isOver) playSound('tile')
    // The button has nothing to take yet, so a keyboard goes on with the field.
    if (round.step === 0 && document.activeElement === byId('play')) cells.focus()
  },
  resume: showRound,
  changed(open) {
    stakes.lock(open?.stake ?? null)
    if (open !== null) mineList.value = String(readField(open.view).mines)
    mineList.disabled = open !== null
    render()
  },
  describe,
  betText(round) {
    const { mines, opened } = readField(round.view)
    return writeRound(round.stake, mines, opened).join('; ')
  },
})
mineList.addEventListener('change', render)
onLanguage(() => {
  nameMines()
  render()
})
render()

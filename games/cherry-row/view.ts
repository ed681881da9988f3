import { byId, symbolImage } from '../kit/elements.ts'
import { runGame } from '../kit/frame.ts'
import { now } from '../kit/clock.ts'
import { animate, isMotionReduced, waitForMotion } from '../kit/motion.ts'
import type { Round } from '../kit/play-client.ts'
import { isProfit } from '../kit/round.ts'
import { playSound } from '../kit/sound.ts'
import { createStakes } from '../kit/stakes.ts'
import { onLanguage, text } from '../kit/texts.ts'
import { readSpin } from './read-view.ts'
import { REEL } from './rules.ts'
import './reels.css.ts'
import './view.css.ts'

/* The reels of Cherry Row. They only show what the server decided. */

/** How often a strip repeats the reel, so that it can roll one way. */
const TURNS = 4
/** The turn where the reels rest. */
const LOOP_TURN = 1
const CELLS = REEL.length * TURNS
const TURN_MS = 480
const MIN_SPIN_MS = 450
const LANDING_MS = 750
/** Between the landings of two reels. */
const STAGGER_MS = 220
/** Cells that a reel rolls at least while it lands. */
const MIN_ROLL = 8
const STOPS_AT_START = [7, 0, 4]

const reels = byId('reels')
const strips = [...reels.querySelectorAll('.strip')]
/** The last stops. */
let stops: readonly number[] = STOPS_AT_START

/** Position of a strip whose middle row is the given cell. */
const offsetOf = (cell: number) => `translateY(${(-100 * (cell - 1)) / CELLS}%)`
const place = (strip: Element, transform: string) => strip instanceof HTMLElement && (strip.style.transform = transform)

/** The cell of a reel's stop, where it rests. */
const restOf = (index: number) => LOOP_TURN * REEL.length + (stops[index] ?? 0)
const placeAll = () => strips.forEach((strip, index) => place(strip, offsetOf(restOf(index))))

const symbolsAt = () => stops.map((stop) => REEL[stop] ?? '')
const nameReels = () =>
  reels.setAttribute(
    'aria-label',
    text('reels', {
      symbols: symbolsAt()
        .map((symbol) => text(symbol))
        .join(', '),
    }),
  )

for (const strip of strips) {
  strip.append(...Array.from({ length: CELLS }, (_, index) => symbolImage(REEL[index % REEL.length] ?? '')))
}
placeAll()
nameReels()

/** The symbol of a reel on the line. */
const symbolOf = (strip: Element, index: number) => strip.children[restOf(index)]

/** Marks the symbols that have won: all of a kind, or a pair of cherries. */
function markWon() {
  const symbols = symbolsAt()
  const areEqual = new Set(symbols).size === 1
  strips.forEach((strip, index) =>
    symbolOf(strip, index)?.toggleAttribute('data-won', areEqual || symbols[index] === 'cherry'),
  )
}

let spinning: Animation[] = []
/** The stops before the round. */
let rolledFrom: readonly number[] = []
let startedAt = 0

function start() {
  reels.dataset.state = 'spinning'
  startedAt = now()
  rolledFrom = stops
  for (const symbol of reels.querySelectorAll('[data-won]')) symbol.removeAttribute('data-won')
  if (isMotionReduced()) return
  spinning = strips.map((strip, index) =>
    strip.animate([{ transform: offsetOf(restOf(index) + REEL.length) }, { transform: offsetOf(restOf(index)) }], {
      duration: TURN_MS,
      iterations: Infinity,
    }),
  )
}

/** Leaves the reels at the last known stops. */
function stop() {
  for (const animation of spinning) animation.cancel()
  spinning = []
  reels.dataset.state = 'resting'
}

/** Rolls a reel from wherever it is down to its stop. */
async function land(strip: Element, index: number) {
  await waitForMotion(index * STAGGER_MS)
  const progress = spinning[index]?.effect?.getComputedTiming().progress ?? 0
  const current = (LOOP_TURN + 1 - progress) * REEL.length + (rolledFrom[index] ?? 0)
  const target = restOf(index)
  const from = current - target < MIN_ROLL ? current + REEL.length : current
  spinning[index]?.cancel()
  place(strip, offsetOf(target))
  await animate(strip, [{ transform: offsetOf(from) }, { transform: offsetOf(target) }], {
    duration: LANDING_MS,
    easing: 'cubic-bezier(0.16, 0.7, 0.34, 1.025)',
  })
  playSound('stop')
}

async function show(round: Round) {
  stops = readSpin(round.view).stops
  if (isMotionReduced()) {
    placeAll()
  } else {
    await waitForMotion(Math.max(0, MIN_SPIN_MS - (now() - startedAt)))
    await Promise.all(strips.map(land))
  }
  stop()
  if (isProfit(round)) {
    reels.dataset.state = 'won'
    markWon()
  }
  nameReels()
}

function describe(round: Round) {
  const { stake, win, isFreeSpin } = round
  const symbols = symbolsAt()
  const areEqual = new Set(symbols).size === 1
  const spoken = symbols.map((symbol) => text(symbol)).join(', ')
  const values = { what: text(`three-${symbols[0] ?? ''}`), times: String(win / stake) }
  const pair = isFreeSpin ? 'captionPair' : 'captionBack'
  const key = win === 0 ? 'captionNothing' : areEqual ? 'captionWin' : pair
  return { spoken: spoken.charAt(0).toUpperCase() + spoken.slice(1), caption: text(key, values) }
}

const stakes = createStakes(() => frame?.render())
let frame: ReturnType<typeof runGame> | undefined
frame = runGame({
  showLimits: stakes.showLimits,
  chooseBet: stakes.follow,
  lockStake: stakes.lock,
  bet: () => (stakes.value() === 0 ? null : { stake: stakes.value() }),
  label: () => text(document.body.dataset.phase === 'busy' ? 'playing' : 'play'),
  start,
  stop,
  show,
  describe,
})
onLanguage(nameReels)

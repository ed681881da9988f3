import { now } from '../kit/clock.ts'
import { byId } from '../kit/elements.ts'
import { animate, isMotionReduced, waitForMotion } from '../kit/motion.ts'
import { playSound } from '../kit/sound.ts'
import { REELS, ROWS } from './reels.ts'

/* The five reels. They only show what the server decided. */

const TURN_MS = 380
const MIN_SPIN_MS = 400
const LANDING_MS = 620
/** Between the landings of two reels. */
const STAGGER_MS = 150
const STOPS_AT_START = [15, 9, 2, 15, 13]

const strips = [...byId('reels').querySelectorAll('.strip')]
const CELLS = strips[0]?.children.length ?? 0
/** A turn of the animation: at its two ends the strip shows the same symbols. */
const TURN = CELLS - ROWS
/** Rows in view while the reel is between two cells. */
const PARTIAL_ROWS = ROWS + 1

/** Position of a strip with a cell, or a part of one, at the top of its window. */
const offsetOf = (cell: number) => `translateY(${(-100 * cell) / CELLS}%)`

/** Symbols of a reel from a stop on. */
function symbolsFrom(reel: number, stop: number, count: number) {
  const symbols = REELS[reel] ?? []
  return Array.from({ length: count }, (_, index) => symbols[(stop + index + symbols.length) % symbols.length] ?? '')
}

/** Draws the symbols of a strip. */
function fill(strip: Element | undefined, symbols: readonly string[]) {
  for (const [index, cell] of [...(strip?.children ?? [])].entries())
    cell.firstElementChild?.setAttribute('href', `#${symbols[index] ?? ''}`)
}

/** Creates the reels at the stops of a fresh game. */
export function createReels() {
  let stops = STOPS_AT_START
  let spinning: Animation[] = []
  /** The symbols of each strip. */
  let shown: string[][] = []
  let startedAt = 0

  /** Shows stops without animation. */
  function place(next: readonly number[]) {
    stops = [...next]
    for (const animation of spinning) animation.cancel()
    spinning = []
    shown = strips.map((_, reel) => symbolsFrom(reel, stops[reel] ?? 0, CELLS))
    strips.forEach((strip, reel) => fill(strip, shown[reel] ?? []))
  }

  /** Rolls until `land` or `place`. */
  function spin() {
    startedAt = now()
    if (isMotionReduced()) return
    shown = strips.map((_, reel) => {
      const visible = symbolsFrom(reel, stops[reel] ?? 0, ROWS)
      return [...visible, ...symbolsFrom(reel, (stops[reel] ?? 0) + ROWS, TURN - ROWS), ...visible]
    })
    spinning = strips.map((strip, reel) => {
      fill(strip, shown[reel] ?? [])
      return strip.animate([{ transform: offsetOf(TURN) }, { transform: offsetOf(0) }], {
        duration: TURN_MS,
        iterations: Infinity,
      })
    })
  }

  /** Rolls a reel from wherever it is down to its stop. */
  async function landReel(strip: Element, reel: number, stop: number) {
    await waitForMotion(reel * STAGGER_MS)
    const progress = spinning[reel]?.effect?.getComputedTiming().progress ?? 0
    const position = TURN * (1 - progress)
    const first = Math.floor(position)
    const visible = shown[reel]?.slice(first, first + PARTIAL_ROWS) ?? []
    // What is in view moves to the end of the strip, so that the roll goes on without a jump.
    const rolled = CELLS - PARTIAL_ROWS
    fill(strip, [...symbolsFrom(reel, stop, rolled), ...visible])
    spinning[reel]?.cancel()
    const from = offsetOf(rolled + position - first)
    await animate(strip, [{ transform: from }, { transform: offsetOf(0) }], {
      duration: LANDING_MS,
      easing: 'cubic-bezier(0.16, 0.7, 0.3, 1)',
    })
    playSound('stop')
  }

  place(stops)
  return {
    spin,
    place,
    /** Leaves the reels where they were. */
    stop: () => place(stops),
    /** Lands one reel after another; at once with reduced motion. */
    async land(next: readonly number[]) {
      if (!isMotionReduced()) {
        await waitForMotion(Math.max(0, MIN_SPIN_MS - (now() - startedAt)))
        await Promise.all(strips.map((strip, reel) => landReel(strip, reel, next[reel] ?? 0)))
      }
      place(next)
    },
    /** The visible symbols by reel. */
    grid: () => stops.map((stop, reel) => symbolsFrom(reel, stop, ROWS)),
    /** The visible cells by reel. */
    cells: () => strips.map((strip) => [...strip.children].slice(0, ROWS)),
  }
}

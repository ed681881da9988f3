/* What a win gets beside its number. Only a win above the stake is celebrated. */

import { byId, element } from './elements.ts'
import { isMotionReduced } from './motion.ts'
import type { Round } from './play-client.ts'
import { isJackpot, type WinSize } from './round.ts'
import { playSound } from './sound.ts'
import { inLanguage, rubles, text } from './texts.ts'
import { showWinScene } from './win-scene.ts'

const STARS = 16
const FLIGHT_MS = 1100
const SPREAD = 150
const FALL = 60
const PLATE_MS = 1500

/** Throws one star from a point of the frame. */
async function throwStar(from: { x: number; y: number }, index: number) {
  const star = element('span', { class: 'star', 'aria-hidden': 'true' }, '★')
  star.style.left = `${from.x}px`
  star.style.top = `${from.y}px`
  document.body.append(star)
  const angle = (index / STARS) * 2 * Math.PI
  const reach = SPREAD * (0.55 + (0.45 * ((index * 7) % 5)) / 4)
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7]
  const flight = star.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.2)', opacity: 1, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
      {
        transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(1) rotate(90deg)`,
        opacity: 1,
        offset: 0.55,
        easing: 'ease-in',
      },
      { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y + FALL}px)) scale(0.4) rotate(160deg)`, opacity: 0 },
    ],
    { duration: FLIGHT_MS },
  )
  await flight.finished
  star.remove()
}

/** How far down the stage the plate lies, so that it covers no symbol that has won. */
const PLATE_AT = 0.94
/** Distance of its centre from the edge of a small window. */
const PLATE_MARGIN = 30
/** Narrower parts of a stage have no room for the plate. */
const MIN_STAGE_WIDTH = 200
const STAGE = 'main > :not(.sign, .paytable, .notices, .controls, .outcome, dialog, .visually-hidden)'

/** Where the plate lies: on the first part of the game's stage that has room. */
function platePoint(): { x: number; y: number } {
  const boxes = [...document.querySelectorAll(STAGE)].map((part) => part.getBoundingClientRect())
  const { left, top, width, height } =
    boxes.find((box) => box.width >= MIN_STAGE_WIDTH) ?? document.body.getBoundingClientRect()
  return { x: left + width / 2, y: Math.min(top + height * PLATE_AT, innerHeight - PLATE_MARGIN) }
}

/** Shows the amount on a plate over the stage, with stars around it. */
async function showPlate(sum: number) {
  const { x, y } = platePoint()
  const plate = element('p', { class: 'win-plate', 'aria-hidden': 'true' }, rubles(sum))
  plate.style.left = `${x}px`
  plate.style.top = `${y}px`
  document.body.append(plate)
  for (let index = 0; index < STARS; index += 1) void throwStar({ x, y }, index)
  const pose = (scale: number) => `translate(-50%, -50%) scale(${scale})`
  const flight = plate.animate(
    [
      { transform: pose(0.5), opacity: 0, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1.2)' },
      { transform: pose(1.08), opacity: 1, offset: 0.14 },
      { transform: pose(1), opacity: 1, offset: 0.22 },
      { transform: pose(1), opacity: 1, offset: 0.82 },
      { transform: pose(0.96), opacity: 0 },
    ],
    { duration: PLATE_MS },
  )
  await flight.finished
  plate.remove()
}

/** Celebrates a win by its size. With reduced motion only a large one shows more than its number, and stands still. */
export function celebrate(round: Round, size: WinSize): void {
  const hasJackpot = isJackpot(round)
  const sum = round.win + (hasJackpot ? round.jackpot : 0)
  const isLarge = size === 'large' || size === 'jackpot'
  // A dialog lies above everything else.
  if (isLarge && document.querySelector('dialog[open]') === null)
    void showWinScene({
      name: size === 'jackpot' ? text('jackpotName', { name: inLanguage(round.jackpotName) }) : text('largeWin'),
      // The scene names the jackpot, so its sum is that of the jackpot alone.
      sum: hasJackpot ? round.jackpot : sum,
      times: size === 'jackpot' ? null : round.win / round.stake,
    })
  playSound(size)
  if (isMotionReduced()) return
  const pop = [{ transform: 'scale(0.6)' }, { transform: 'scale(1.15)', offset: 0.6 }, { transform: 'none' }]
  byId('win').animate(pop, 500)
  if (size === 'medium') void showPlate(sum)
}

/* Stars that fly from a win, once. Only a win above the stake is celebrated. */

import { byId, element } from './elements.ts'
import { isMotionReduced } from './motion.ts'

const STARS = 16
const FLIGHT_MS = 1100
const SPREAD = 150
const FALL = 60

/** Throws one star. */
async function throwStar(from: HTMLElement, index: number) {
  const { left, top, width, height } = from.getBoundingClientRect()
  const star = element('span', { class: 'star', 'aria-hidden': 'true' }, '★')
  star.style.left = `${left + width / 2}px`
  star.style.top = `${top + height / 2}px`
  document.body.append(star)
  const angle = (index / STARS) * 2 * Math.PI
  const reach = SPREAD * (0.55 + (0.45 * ((index * 7) % 5)) / 4)
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7]
  const flight = star.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.2)', opacity: 1 },
      {
        transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(1) rotate(90deg)`,
        opacity: 1,
        offset: 0.6,
      },
      { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y + FALL}px)) scale(0.4) rotate(160deg)`, opacity: 0 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
  )
  await flight.finished
  star.remove()
}

/** Celebrates the shown win; not with reduced motion. */
export function celebrate(): void {
  if (isMotionReduced()) return
  const win = byId('win')
  win.animate([{ transform: 'scale(0.6)' }, { transform: 'scale(1.15)', offset: 0.6 }, { transform: 'none' }], 500)
  for (let index = 0; index < STARS; index += 1) void throwStar(win, index)
}

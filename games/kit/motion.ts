/* Motion of a game: reduced by the system or by the site's own switch, and ended by a press. */

import { wait } from './clock.ts'

const query = matchMedia('(prefers-reduced-motion: reduce)')
let isReducedBySite = false

/** Whether results appear without animation. */
export const isMotionReduced = (): boolean => query.matches || isReducedBySite

const listeners: (() => void)[] = []

function apply(): void {
  document.documentElement.toggleAttribute('data-reduced-motion', isMotionReduced())
  for (const listener of listeners) listener()
}

/** Applies the site's switch. */
export function setReducedMotion(isReduced: boolean): void {
  isReducedBySite = isReduced
  apply()
}

/** Calls `listener` after each change of the setting. */
export const onReducedMotion = (listener: () => void): void => void listeners.push(listener)

/** The animation of one move; `skipped` resolves when the player ends it. */
interface MoveMotion {
  isSkipped: boolean
  skipped: Promise<void>
  skip: () => void
}

function createMoveMotion(): MoveMotion {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { isSkipped: false, skipped: promise, skip: resolve }
}

let move = createMoveMotion()

/** A move was sent: its animation can be skipped. */
export const startMotion = (): void => void (move = createMoveMotion())

/** Shows the result of the move at once: what runs ends, and nothing more of it begins. */
export function skipMotion(): void {
  move.isSkipped = true
  move.skip()
}

/** Waits for the end of an animation; not at all with reduced motion or after a skip. */
export const waitForMotion = (milliseconds: number): Promise<void> =>
  Promise.race([wait(isMotionReduced() ? 0 : milliseconds), move.skipped])

/**
 * Animates an element to its current style, until the end or a skip; not at all with reduced motion or after a skip.
 */
export async function animate(
  element: Element,
  keyframes: Keyframe[],
  options: number | KeyframeAnimationOptions,
): Promise<void> {
  const current = move
  if (isMotionReduced() || current.isSkipped) return
  const animation = element.animate(keyframes, options)
  await Promise.race([animation.finished, current.skipped])
  if (current.isSkipped) animation.cancel()
}

query.addEventListener('change', apply)
apply()

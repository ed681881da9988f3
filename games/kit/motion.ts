/*
 * Motion of a game: reduced by the system or by the site's own switch. No press shortens it: the time until a result is the
 * same for all (RTS 14E).
 */

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

/** Waits for the end of an animation; not at all with reduced motion. */
export const waitForMotion = (milliseconds: number): Promise<void> => wait(isMotionReduced() ? 0 : milliseconds)

/** Animates an element to its current style; not at all with reduced motion. */
export async function animate(
  element: Element,
  keyframes: Keyframe[],
  options: number | KeyframeAnimationOptions,
): Promise<void> {
  if (!isMotionReduced()) await element.animate(keyframes, options).finished
}

query.addEventListener('change', apply)
apply()

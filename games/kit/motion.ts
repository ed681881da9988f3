/* Reduced motion: of the system, or of the site's own switch. */

import { wait } from './clock.ts'

const query = matchMedia('(prefers-reduced-motion: reduce)')
let isReducedBySite = false

/** Whether results appear without animation. */
export const isMotionReduced = (): boolean => query.matches || isReducedBySite

const apply = () => void document.documentElement.toggleAttribute('data-reduced-motion', isMotionReduced())

/** Applies the site's switch. */
export function setReducedMotion(isReduced: boolean): void {
  isReducedBySite = isReduced
  apply()
}

/** Waits for the end of an animation; not at all with reduced motion. */
export const waitForMotion = (milliseconds: number): Promise<void> => wait(isMotionReduced() ? 0 : milliseconds)

query.addEventListener('change', apply)
apply()

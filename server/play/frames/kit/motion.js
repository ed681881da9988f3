// Reduced motion: of the system, or of the site's own switch.

const query = matchMedia('(prefers-reduced-motion: reduce)')
let isReducedBySite = false

/** Whether results appear without animation. */
export const isMotionReduced = () => query.matches || isReducedBySite

const apply = () => void document.documentElement.toggleAttribute('data-reduced-motion', isMotionReduced())

/** Applies the site's switch. @param {boolean} isReduced */
export function setReducedMotion(isReduced) {
  isReducedBySite = isReduced
  apply()
}

/** @param {number} milliseconds @returns {Promise<void>} */
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits for the end of an animation; not at all with reduced motion. @param {number} milliseconds */
export const waitForMotion = (milliseconds) => wait(isMotionReduced() ? 0 : milliseconds)

query.addEventListener('change', apply)
apply()

/* The wheel of Neva Roulette, 400 × 400. Numbers stand in the order of a wheel with a single zero. */

/** The numbers clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const STEP = 360 / WHEEL.length
const CENTRE = 200
const OUTER = 166
const INNER = 112
const RADIANS = Math.PI / 180

const point = (radius: number, degrees: number): string => {
  const angle = (degrees - 90) * RADIANS
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`
}

/** Colour of a number. */
export const colourOf = (number: number, red: readonly number[]): 'green' | 'red' | 'black' => {
  if (number === 0) return 'green'
  return red.includes(number) ? 'red' : 'black'
}

const FILLS = { green: 'url(#pocket-green)', red: 'url(#pocket-red)', black: 'url(#pocket-black)' } as const

function pocket(number: number, index: number, red: readonly number[]): string {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP]
  const sector = `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`
  const angle = (index * STEP).toFixed(2)
  return `<path d="${sector}" fill="${FILLS[colourOf(number, red)]}" stroke="#e2bd72" stroke-width="1"/><text x="200" y="53" transform="rotate(${angle} 200 200)">${number}</text>`
}

const spoke = (degrees: number) =>
  `<g transform="rotate(${degrees} 200 200)"><path d="M196 200 198 146a2 2 0 0 1 4 0L204 200Z" fill="url(#brass)"/><circle cx="200" cy="143" r="6.5" fill="url(#knob)"/></g>`

/** Gradients of the wheel and of the chips. */
export const wheelGradients = `
<radialGradient id="pocket-red" gradientUnits="userSpaceOnUse" cx="200" cy="200" r="168"><stop offset=".66" stop-color="#7c0f1e"/><stop offset="1" stop-color="#d1273d"/></radialGradient>
<radialGradient id="pocket-black" gradientUnits="userSpaceOnUse" cx="200" cy="200" r="168"><stop offset=".66" stop-color="#07090f"/><stop offset="1" stop-color="#2b3040"/></radialGradient>
<radialGradient id="pocket-green" gradientUnits="userSpaceOnUse" cx="200" cy="200" r="168"><stop offset=".66" stop-color="#07492f"/><stop offset="1" stop-color="#149a5e"/></radialGradient>
<radialGradient id="rim" cx=".4" cy=".32" r=".75"><stop offset="0" stop-color="#a9673c"/><stop offset=".55" stop-color="#6d3b1f"/><stop offset="1" stop-color="#33180b"/></radialGradient>
<radialGradient id="track" cx=".5" cy=".5" r=".5"><stop offset=".84" stop-color="#2b150b"/><stop offset=".93" stop-color="#7d4a2a"/><stop offset="1" stop-color="#4a2613"/></radialGradient>
<radialGradient id="bowl" cx=".42" cy=".36" r=".7"><stop offset="0" stop-color="#b27643"/><stop offset=".6" stop-color="#6f3f20"/><stop offset="1" stop-color="#3a1d0e"/></radialGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#9c6b24"/><stop offset=".45" stop-color="#ffeab0"/><stop offset="1" stop-color="#a87526"/></linearGradient>
<radialGradient id="knob" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff5d0"/><stop offset=".5" stop-color="#e3b155"/><stop offset="1" stop-color="#7a4e14"/></radialGradient>
<radialGradient id="ball-skin" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#dfe6ee"/><stop offset="1" stop-color="#8594a6"/></radialGradient>`

/** The wheel with its ball; both groups turn around the centre. */
export const wheelImage = (red: readonly number[]): string => `<svg viewBox="0 0 400 400" aria-hidden="true">
<circle cx="200" cy="200" r="198" fill="url(#rim)"/><circle cx="200" cy="200" r="189" fill="url(#track)"/><circle cx="200" cy="200" r="198" fill="none" stroke="#e2bd72" stroke-opacity=".5" stroke-width="1.5"/>
<g fill="url(#brass)">${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path transform="rotate(${turn + 22.5} 200 200)" d="M200 14 204 20 200 26 196 20Z"/>`).join('')}</g>
<g id="rotor" class="turning"><circle cx="200" cy="200" r="${OUTER + 3}" fill="#e2bd72"/><g class="numbers-of-wheel">${WHEEL.map((number, index) => pocket(number, index, red)).join('')}</g>
<circle cx="200" cy="200" r="${INNER}" fill="url(#bowl)" stroke="#e2bd72" stroke-width="2"/><circle cx="200" cy="200" r="84" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="10"/>
${[0, 90, 180, 270].map(spoke).join('')}<circle cx="200" cy="200" r="24" fill="url(#knob)"/><circle cx="200" cy="200" r="12" fill="url(#knob)" stroke="#8a5b1c" stroke-width="1.5"/></g>
<g id="ball" class="turning"><g id="ball-fall"><circle cx="200" cy="80" r="8" fill="url(#ball-skin)"/></g></g>
<path d="M200 2A198 198 0 0 1 398 200" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="4"/></svg>`

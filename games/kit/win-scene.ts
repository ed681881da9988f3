import { now, wait } from './clock.ts'
import { element, svgElement } from './elements.ts'
import { isMotionReduced } from './motion.ts'
import { cutSound } from './sound.ts'
import { rubles } from './texts.ts'

/*
 * The scene of a large win: name and amount over the whole frame for two seconds. Any key or press ends it. It is hidden
 * from screen readers, because the result is announced anyway.
 */

const SCENE_MS = 2000
const COUNT_MS = 1200
const COUNT_STEP_MS = 40
/** The constellation of the brand, in 116 × 52. */
const STARS = [
  [6, 14],
  [32, 43],
  [59, 24],
  [85, 46],
  [110, 6],
] as const
/** A star with four points around the origin. */
const STAR = 'M0-7C.9-1.6 1.6-.9 7 0 1.6.9.9 1.6 0 7-.9 1.6-1.6.9-7 0-1.6-.9-.9-1.6 0-7Z'
const SPARKS = 14
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']

/** A win that gets a scene. Money in kopecks. */
export interface SceneWin {
  /** What was won: a large win, or a jackpot with its name. */
  name: string
  sum: number
  /** The win as a multiple of the stake; `null` if the multiple says nothing. */
  times: number | null
}

let close: (() => void) | null = null

/** Ends the scene. Returns whether one was shown. */
export function closeWinScene(): boolean {
  if (close === null) return false
  close()
  cutSound()
  return true
}

/** Numbers an element for its styles. Only a script may set styles, by the content security policy. */
function numbered<Node extends HTMLElement | SVGElement>(node: Node, index: number): Node {
  node.style.setProperty('--index', String(index))
  return node
}

function createConstellation(): SVGSVGElement {
  const stars = STARS.map(([x, y], index) => {
    const star = numbered(svgElement('path', { d: STAR }), index)
    return svgElement('g', { transform: `translate(${x} ${y})` }, star)
  })
  const line = svgElement('polyline', { points: STARS.map((point) => point.join(',')).join(' '), pathLength: '1' })
  return svgElement('svg', { class: 'win-constellation', viewBox: '-6 -6 128 64' }, line, ...stars)
}

function createScene({ name, sum, times }: SceneWin) {
  const amount = element('p', { class: 'win-sum' }, rubles(sum))
  const format = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 })
  const sparks = Array.from({ length: SPARKS }, (_, index) => numbered(element('i'), index))
  const scene = element(
    'div',
    { class: 'win-scene', 'aria-hidden': 'true' },
    element('div', { class: 'win-rays' }),
    element('div', { class: 'win-sparks' }, ...sparks),
    element(
      'div',
      { class: 'win-body' },
      createConstellation(),
      element('p', { class: 'win-name' }, name),
      amount,
      ...(times === null ? [] : [element('p', { class: 'win-factor' }, `×${format.format(times)}`)]),
    ),
  )
  scene.style.setProperty('--length', String(rubles(sum).length))
  return { scene, amount }
}

/** Counts an amount up to its value; with reduced motion it stays. */
async function countUp(amount: HTMLElement, sum: number): Promise<void> {
  const startedAt = now()
  for (let progress = 0; progress < 1 && amount.isConnected; progress = (now() - startedAt) / COUNT_MS) {
    if (isMotionReduced()) break
    const eased = 1 - (1 - progress) ** 3
    amount.textContent = rubles(Math.floor((eased * sum) / 100) * 100)
    await wait(COUNT_STEP_MS)
  }
  amount.textContent = rubles(sum)
}

/** Shows the scene until its end or a skip. */
export async function showWinScene(win: SceneWin): Promise<void> {
  const { scene, amount } = createScene(win)
  const closeThis = () => {
    close = null
    scene.remove()
  }
  close = closeThis
  // Not `pointerdown`: the click that follows would reach what lies below.
  scene.addEventListener('click', closeWinScene)
  document.body.append(scene)
  void countUp(amount, win.sum)
  await wait(SCENE_MS)
  if (close === closeThis) closeThis()
}

/** The key that ended the scene, until it is released. */
let consumedKey: string | null = null

document.addEventListener(
  'keydown',
  (event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event
    // A key that was held before does not end the scene.
    if (close === null || repeat || ctrlKey || altKey || metaKey || MODIFIERS.includes(key)) return
    closeWinScene()
    if (key === 'Tab') return
    consumedKey = key
    event.preventDefault()
  },
  { capture: true },
)
// A button is pressed when Space is released.
document.addEventListener(
  'keyup',
  (event) => {
    if (event.key === consumedKey) event.preventDefault()
    consumedKey = null
  },
  { capture: true },
)

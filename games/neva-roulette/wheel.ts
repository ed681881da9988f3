import { byId } from '../kit/elements.ts'
import { animate, isMotionReduced } from '../kit/motion.ts'
import { playSound } from '../kit/sound.ts'
import { WHEEL } from './wheel-picture.ts'

/* The turning of the wheel and the ball. The winning number ends at the top. */

const FULL_TURN = 360
const ROTOR_MS = 5200
const BALL_MS = 1150
const LANDING_MS = 3000
const ROTOR_TURNS = 1
const BALL_TURNS = 3
/** From the track down to the pockets, in the picture's units. */
const FALL = [
  { transform: 'translateY(-58px)', offset: 0 },
  { transform: 'translateY(-58px)', offset: 0.55, easing: 'ease-in' },
  { transform: 'translateY(-14px)', offset: 0.78, easing: 'ease-out' },
  { transform: 'translateY(-26px)', offset: 0.86, easing: 'ease-in' },
  { transform: 'translateY(0)', offset: 0.94, easing: 'ease-out' },
  { transform: 'translateY(-6px)', offset: 0.97, easing: 'ease-in' },
  { transform: 'translateY(0)', offset: 1 },
]

const [rotor, ball, fall] = [byId('rotor'), byId('ball'), byId('ball-fall')]
let rotorAngle = 0

const turned = (degrees: number) => `rotate(${degrees}deg)`
const angleOf = (number: number) => (-WHEEL.indexOf(number) * FULL_TURN) / WHEEL.length

let running: Animation[] = []

function cancel() {
  for (const animation of running) animation.cancel()
  running = []
}

/** Progress of an endless animation, in degrees. */
const degreesOf = (animation: Animation | undefined) =>
  (animation?.effect?.getComputedTiming().progress ?? 0) * FULL_TURN

/** Begins to turn until a number is known. */
export function startWheel() {
  if (isMotionReduced()) return
  running = [
    rotor.animate([{ transform: turned(rotorAngle) }, { transform: turned(rotorAngle + FULL_TURN) }], {
      duration: ROTOR_MS,
      iterations: Infinity,
    }),
    ball.animate([{ transform: turned(0) }, { transform: turned(-FULL_TURN) }], {
      duration: BALL_MS,
      iterations: Infinity,
    }),
    fall.animate([{ transform: 'translateY(-58px)' }], { duration: 1, fill: 'forwards' }),
  ]
}

/** Stops without a number. */
export const stopWheel = cancel

/** Shows a number at once. */
export function showNumber(number: number) {
  rotorAngle = angleOf(number)
  rotor.style.transform = turned(rotorAngle)
}

/** Lets the ball land in the pocket of a number. */
export async function landBall(number: number) {
  if (isMotionReduced()) return showNumber(number)
  const [rotorNow, ballNow] = [rotorAngle + degreesOf(running[0]), -degreesOf(running[1])]
  cancel()
  showNumber(number)
  const rest = (((rotorAngle - rotorNow) % FULL_TURN) + FULL_TURN) % FULL_TURN
  const options = { duration: LANDING_MS, easing: 'cubic-bezier(0.2, 0.55, 0.35, 1)' }
  await Promise.all([
    animate(
      rotor,
      [{ transform: turned(rotorNow) }, { transform: turned(rotorNow + rest + ROTOR_TURNS * FULL_TURN) }],
      options,
    ),
    animate(ball, [{ transform: turned(ballNow) }, { transform: turned(-BALL_TURNS * FULL_TURN) }], options),
    animate(fall, FALL, { duration: LANDING_MS }),
  ])
  playSound('stop')
}

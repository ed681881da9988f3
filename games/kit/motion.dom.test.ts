import { describe, expect, it } from 'vitest'
import { useFrames } from '#server/testing/frames.ts'

/* A press during an animation shows the result at once, in all games alike. */

const openCherryRow = useFrames('cherry-row')
const openAmberCoast = useFrames('amber-coast')
const openRoulette = useFrames('neva-roulette')
const openPoker = useFrames('jacks-plus')

type Frame = Awaited<ReturnType<typeof openCherryRow>>

/** Places a chip, without which the roulette plays nothing. */
async function placeChip({ click }: Frame) {
  const place = document.querySelector<HTMLElement>('[data-bet="red"]')
  if (place !== null) await click(place)
  place?.blur()
}

const games = [
  ['Cherry Row', openCherryRow],
  ['Amber Coast', openAmberCoast],
  ['Neva Roulette', openRoulette],
  ['Jacks Plus', openPoker],
] as const
const presses = [
  ['Space', (frame: Frame) => frame.keyDown(' ')],
  ['Enter', (frame: Frame) => frame.keyDown('Enter')],
  ['the main button', (frame: Frame) => frame.press()],
] as const

/** Opens a game and starts the animation of its first round. */
async function startRound(open: (typeof games)[number][1]) {
  const frame = await open({ isMotionReduced: false })
  if (open === openRoulette) await placeChip(frame)
  await frame.press()
  expect([frame.phase(), frame.text('announcement')]).toEqual(['busy', ''])
  return frame
}

describe('a press during the animation', () => {
  it.each(games.flatMap(([game, open]) => presses.map(([name, press]) => [game, name, open, press] as const)))(
    'of %s shows the result at once and plays nothing: %s',
    async (_, __, open, press) => {
      const frame = await startRound(open)
      await press(frame)
      expect(frame.text('announcement')).not.toBe('')
      expect([frame.server.sent('round').length, frame.server.sent('act').length]).toEqual([1, 0])
    },
  )

  it.each([' ', 'Enter'])('counts a held %j as no press', async (key) => {
    const frame = await startRound(openCherryRow)
    await frame.keyDown(key, { isHeld: true })
    expect(frame.text('announcement')).toBe('')
    await frame.untilReady()
    await frame.keyDown(key, { isHeld: true })
    expect(frame.server.sent('round')).toHaveLength(1)
  })

  it('before the response shows the result as soon as it arrives', async () => {
    const frame = await openCherryRow({ isMotionReduced: false })
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    frame.server.next('round', (execute) => arrived.then(execute))
    await frame.press()
    await frame.keyDown(' ')
    expect(frame.text('announcement')).toBe('')
    arrive()
    await frame.pass(0)
    expect(frame.text('announcement')).not.toBe('')
  })

  it('does not shorten the pause before the next round, nor the next animation', async () => {
    const frame = await startRound(openCherryRow)
    await frame.keyDown(' ')
    await frame.pass(2499)
    expect(frame.phase()).toBe('pausing')
    await frame.pass(1)
    const before = frame.text('announcement')
    await frame.press()
    await frame.pass(450)
    expect([frame.phase(), frame.text('announcement')]).toEqual(['busy', before])
  })
})

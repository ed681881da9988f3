import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modes } from '#storybook/modes.ts'
import type { Capture, Photographer } from './capture.ts'
import { judge, judgeLeftovers } from './judge.ts'
import { planShots, type Shot } from './plan.ts'
import { encodePng } from './png.ts'

const approved = vi.hoisted(() => new Map<string, Buffer>())
const written = vi.hoisted(() => new Map<string, Buffer | string>())
vi.mock('./baselines.ts', async (original) => ({
  ...(await original<typeof import('./baselines.ts')>()),
  readBaseline: async (id: string) => approved.get(id) ?? null,
  baselineIds: async () => [...approved.keys()],
  writeInto: async (path: string, bytes: Buffer | string) => void written.set(path, bytes),
}))

const paint = (spot: number): Buffer => {
  const rgba = new Uint8Array(8 * 8 * 4).fill(255)
  rgba[0] = spot
  return encodePng({ width: 8, height: 8, rgba })
}
const taken = (png: Buffer): Capture => ({ kind: 'taken', png })

/** Takes the given pictures one after the other. */
function photographerOf(...captures: Capture[]): Photographer {
  return {
    capture: async () => captures.shift() ?? { kind: 'failed', reasons: ['there is no such take'] },
    close: async () => undefined,
  }
}

const [mode] = modes
if (mode === undefined) throw new Error('There are no modes.')
const shot: Shot = { id: `a--b/${mode.id}`, subject: { kind: 'story', story: 'a--b' }, mode }

beforeEach(() => {
  approved.clear()
  written.clear()
})

describe('a picture', () => {
  it('passes where it shows what was approved', async () => {
    approved.set(shot.id, paint(9))
    await expect(judge(photographerOf(taken(paint(9))), shot, true)).resolves.toBeNull()
    expect(written.size).toBe(0)
  })

  it('is new where nothing was approved', async () => {
    const red = await judge(photographerOf(taken(paint(9)), taken(paint(9))), shot, true)
    expect(red).toMatchObject({ id: shot.id, kind: 'new', sha: expect.any(String) })
  })

  it('is changed by one step of one channel, and says where', async () => {
    approved.set(shot.id, paint(9))
    const red = await judge(photographerOf(taken(paint(10)), taken(paint(10))), shot, true)
    expect(red).toMatchObject({ kind: 'changed', detail: '1 pixels in 0,0 – 0,0' })
    expect(new Set([...written.keys()].map((path) => path.split('/').at(-1)))).toEqual(
      new Set(['actual.png', 'expected.png', 'difference.png']),
    )
  })

  it('is unsteady where two takes differ, even where the second is what was approved', async () => {
    approved.set(shot.id, paint(9))
    const red = await judge(photographerOf(taken(paint(10)), taken(paint(9))), shot, true)
    expect(red).toMatchObject({ kind: 'unsteady', sha: null })
  })

  it.each([true, false])('is blank where nothing was drawn (compared: %s)', async (compare) => {
    const red = await judge(photographerOf(taken(paint(255))), shot, compare)
    expect(red).toMatchObject({ kind: 'blank', sha: null })
  })

  it('has failed where the page complained', async () => {
    const red = await judge(photographerOf({ kind: 'failed', reasons: ['404 for /a.svg'] }), shot, true)
    expect(red).toMatchObject({ kind: 'failed', detail: '404 for /a.svg' })
  })

  it('is not compared in an environment of another kind', async () => {
    approved.set(shot.id, paint(9))
    await expect(judge(photographerOf(taken(paint(10))), shot, false)).resolves.toBeNull()
  })
})

describe('an approved picture that nobody takes any more', () => {
  it('is removed with its story, and an orphan where only its mode is gone', async () => {
    const shots = planShots(['primitives-button--primary'])
    for (const { id } of shots) approved.set(id, paint(9))
    approved.set('primitives-button--primary/320-ru-night', paint(9))
    approved.set('primitives-gone--primary/1440-ru-night', paint(9))
    const reds = await judgeLeftovers(shots)
    expect(reds.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'orphan primitives-button--primary/320-ru-night',
      'removed primitives-gone--primary/1440-ru-night',
    ])
  })
})

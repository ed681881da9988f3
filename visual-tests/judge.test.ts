import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modes } from '#storybook/modes.ts'
import type { Capture, Photographer } from './capture.ts'
import { resultPath } from './baselines.ts'
import { judge, judgeLeftovers, judgeTwoSided, type Finding } from './judge.ts'
import { planShots, type Shot } from './plan.ts'
import { encodePicture, type Picture } from './picture.ts'

const approved = vi.hoisted(() => new Map<string, Buffer>())
const written = vi.hoisted(() => new Map<string, Buffer | string>())
vi.mock('./baselines.ts', async (original) => ({
  ...(await original<typeof import('./baselines.ts')>()),
  readBaseline: async (id: string) => approved.get(id) ?? null,
  baselineIds: async () => [...approved.keys()],
  writeInto: async (path: string, bytes: Buffer | string) => void written.set(path, bytes),
  readActual: async (id: string) => written.get(`actual of ${id}`),
}))

const paint = (spot: number): Picture => {
  const rgba = Buffer.alloc(8 * 8 * 4, 255)
  rgba[0] = spot
  return { width: 8, height: 8, rgba }
}
const approve = async (id: string, picture: Picture) => approved.set(id, await encodePicture(picture))
const taken = (picture: Picture): Extract<Capture, { kind: 'taken' }> => ({ kind: 'taken', picture })

/** A photographer that returns the given captures in order. */
function photographerOf(...captures: Capture[]): Photographer {
  return {
    capture: async () => captures.shift() ?? { kind: 'failed', reasons: ['no more captures'] },
    close: async () => undefined,
  }
}

const [mode] = modes
if (mode === undefined) throw new Error('No modes.')
const shot: Shot = { id: `a--b/${mode.id}`, subject: { kind: 'story', story: 'a--b' }, mode }

beforeEach(() => {
  approved.clear()
  written.clear()
})

describe('judge', () => {
  it('passes a screenshot equal to the baseline', async () => {
    await approve(shot.id, paint(9))
    await expect(judge(photographerOf(taken(paint(9))), shot)).resolves.toBeNull()
    expect(written.size).toBe(0)
  })

  it('reports `new` without a baseline', async () => {
    const finding = await judge(photographerOf(taken(paint(9)), taken(paint(9))), shot)
    expect(finding).toMatchObject({ id: shot.id, kind: 'new', sha: expect.any(String) })
  })

  it('reports `changed` for one step of one channel, with its position', async () => {
    await approve(shot.id, paint(9))
    const finding = await judge(photographerOf(taken(paint(10)), taken(paint(10))), shot)
    expect(finding).toMatchObject({ kind: 'changed', detail: '1 pixels in 0,0 – 0,0' })
    expect(new Set([...written.keys()].map((path) => path.split('/').at(-1)))).toEqual(
      new Set(['actual.webp', 'expected.webp', 'difference.webp']),
    )
  })

  it('reports the sizes and clusters of a `changed` screenshot', async () => {
    await approve(shot.id, paint(9))
    const finding = await judge(photographerOf(taken(paint(10)), taken(paint(10))), shot)
    expect(finding).toMatchObject({
      sizes: { approved: { width: 8, height: 8 }, taken: { width: 8, height: 8 } },
      clusters: [{ box: { left: 0, top: 0, right: 0, bottom: 0 }, fingerprint: 'recoloured #09ffff → #0affff' }],
    })
  })

  it('keeps the components and contrasts that the page knew', async () => {
    await approve(shot.id, paint(9))
    const evidence = { clusters: [], contrasts: [{ text: 'Deposit', before: 5, after: 3, required: 4.5 }] }
    const finding = await judge(photographerOf({ ...taken(paint(10)), evidence }, taken(paint(10))), shot)
    expect(finding).toMatchObject(evidence)
  })

  it('reports `unsteady` if two captures differ, even if the second equals the baseline', async () => {
    await approve(shot.id, paint(9))
    const finding = await judge(photographerOf(taken(paint(10)), taken(paint(9))), shot)
    expect(finding).toMatchObject({ kind: 'unsteady', sha: null })
  })

  it('reports `blank` if nothing was rendered', async () => {
    const finding = await judge(photographerOf(taken(paint(255))), shot)
    expect(finding).toMatchObject({ kind: 'blank', sha: null })
  })

  it('reports `failed` if the page had problems', async () => {
    const finding = await judge(photographerOf({ kind: 'failed', reasons: ['404 for /a.svg'] }), shot)
    expect(finding).toMatchObject({ kind: 'failed', detail: '404 for /a.svg' })
  })
})

describe('judgeTwoSided', () => {
  const finding: Finding = { id: shot.id, kind: 'changed', detail: 'by the baseline', sha: 'abc' }
  const judgeAgainst = async (approvedCommit: Picture | null) => {
    written.set(`actual of ${shot.id}`, await encodePicture(paint(9)))
    return judgeTwoSided(finding, approvedCommit === null ? null : await encodePicture(approvedCommit))
  }

  it('blames the browser for a picture that equals the approved commit in the same browser', async () => {
    await expect(judgeAgainst(paint(9))).resolves.toMatchObject({ kind: 'browser', sha: 'abc' })
  })

  it('reports `changed` with the difference from the approved commit', async () => {
    await expect(judgeAgainst(paint(10))).resolves.toMatchObject({ kind: 'changed', detail: '1 pixels in 0,0 – 0,0' })
    expect(written.has(resultPath(shot.id, 'difference'))).toBe(true)
  })

  it('stays `changed` without a picture of the approved commit', async () => {
    await expect(judgeAgainst(null)).resolves.toMatchObject({ kind: 'changed' })
  })
})

describe('judgeLeftovers', () => {
  it('reports `removed` for a missing story and `orphan` for a missing mode', async () => {
    const shots = planShots(['primitives-button--primary'])
    for (const { id } of shots) await approve(id, paint(9))
    await approve('primitives-button--primary/320-ru-night', paint(9))
    await approve('primitives-gone--primary/1440-ru-night', paint(9))
    const findings = await judgeLeftovers(shots)
    expect(findings.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'orphan primitives-button--primary/320-ru-night',
      'removed primitives-gone--primary/1440-ru-night',
    ])
  })
})

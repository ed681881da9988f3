import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resultPath, sha256 } from './baselines.ts'
import { judgeLeftovers, judgeMotions, judgeTakes, judgeTree, judgeTwoSided, type Finding } from './judge.ts'
import { planShots } from './plan.ts'
import type { Take } from './take.ts'
import { encodePicture, type Picture } from './picture.ts'

const approved = vi.hoisted(() => {
  // Test files share modules, and one before may have loaded the real ones.
  vi.resetModules()
  return new Map<string, Buffer>()
})
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
const shaOf = async (picture: Picture) => sha256(await encodePicture(picture))
const ID = 'a--b/1440-ru-night'
const takeOf = (kind: Take['kind'], pixels: string | null = 'one', reasons: string[] = []): Take => ({
  id: ID,
  kind,
  pixels,
  reasons,
})
/** The file that the runner has stored. */
const store = async (picture: Picture) => written.set(`actual of ${ID}`, await encodePicture(picture))

beforeEach(() => {
  approved.clear()
  written.clear()
})

describe('judgeTakes', () => {
  it('passes a screenshot equal to the baseline', async () => {
    await expect(judgeTakes(ID, takeOf('equal'), undefined)).resolves.toBeNull()
    expect(written.size).toBe(0)
  })

  it('reports `new` without a baseline', async () => {
    await store(paint(9))
    await expect(judgeTakes(ID, takeOf('new'), takeOf('new'))).resolves.toMatchObject({
      id: ID,
      kind: 'new',
      sha: expect.any(String),
    })
  })

  it('reports `changed` for one step of one channel, with its position', async () => {
    await approve(ID, paint(9))
    await store(paint(10))
    const finding = await judgeTakes(ID, takeOf('changed'), takeOf('changed'))
    expect(finding).toMatchObject({
      kind: 'changed',
      detail: '1 pixel in 0,0 – 0,0',
      approvedSha: await shaOf(paint(9)),
    })
    const names = [...written.keys()].map((path) => path.split('/').at(-1))
    expect(names).toEqual(expect.arrayContaining(['expected.webp', 'difference.webp']))
  })

  it('reports the sizes and clusters of a `changed` screenshot', async () => {
    await approve(ID, paint(9))
    await store(paint(10))
    await expect(judgeTakes(ID, takeOf('changed'), takeOf('changed'))).resolves.toMatchObject({
      sizes: { approved: { width: 8, height: 8 }, taken: { width: 8, height: 8 } },
      clusters: [{ box: { left: 0, top: 0, right: 0, bottom: 0 }, fingerprint: 'recoloured #09ffff → #0affff' }],
    })
  })

  it('keeps the components and contrasts that the page knew', async () => {
    await approve(ID, paint(9))
    await store(paint(10))
    const evidence = { clusters: [], contrasts: [{ text: 'Deposit', before: 5, after: 3, required: 4.5 }] }
    await expect(judgeTakes(ID, { ...takeOf('changed'), evidence }, takeOf('changed'))).resolves.toMatchObject(evidence)
  })

  it('reports `unsteady` if two takes differ, even if the second equals the baseline', async () => {
    await approve(ID, paint(9))
    await expect(judgeTakes(ID, takeOf('changed'), takeOf('equal', 'other'))).resolves.toMatchObject({
      kind: 'unsteady',
      sha: null,
      hasTwoTakes: true,
    })
  })

  it('reports `blank` if nothing was rendered', async () => {
    await expect(judgeTakes(ID, takeOf('blank'), undefined)).resolves.toMatchObject({ kind: 'blank', sha: null })
  })

  it('reports `failed` if the page had problems, or its story was not visited', async () => {
    const failed = takeOf('failed', null, ['404 for /a.svg'])
    await expect(judgeTakes(ID, failed, undefined)).resolves.toMatchObject({ kind: 'failed', detail: '404 for /a.svg' })
    await expect(judgeTakes(ID, undefined, undefined)).resolves.toMatchObject({ kind: 'failed' })
  })
})

describe('judgeMotions', () => {
  const story = 'primitives-switch--off'
  const shots = planShots([story]).filter(({ state }) => state?.startsWith('motion-'))
  const judge = (...pixels: (string | null)[]) =>
    judgeMotions(
      shots.slice(0, pixels.length),
      new Map(shots.map(({ id }, index) => [id, { ...takeOf('equal', pixels[index] ?? null), id }])),
    )

  it('reports `failed` for a motion whose three pictures are equal, even as approved', () => {
    expect(judge('one', 'one', 'one').map(({ kind, id }) => `${kind} ${id}`)).toEqual(
      ['start', 'half', 'end'].map((name) => `failed ${story}/1440-ru-night-motion-${name}`),
    )
  })

  it('passes a motion of which one picture differs, and one that was taken in part or not at all', () => {
    expect(judge('one', 'two', 'one')).toEqual([])
    expect(judge('one', 'one')).toEqual([])
    expect(judge(null, null, null)).toEqual([])
  })
})

describe('judgeTree', () => {
  const change = { id: 'a--b/en', approved: '- button "Pay"', taken: '- button "Play"' }

  it('reports the lines that are new and gone', () => {
    expect(judgeTree(change, true)).toMatchObject({ kind: 'tree', detail: '1 line new, 1 gone', ...change })
  })

  it('counts equal lines one by one, also those that another part of the tree still has', () => {
    const [approved, taken] = ['- a\n- b\n- a\n- b\n- c', '- c\n- b\n- c\n- b\n- c']
    expect(judgeTree({ ...change, approved, taken }, true).detail).toBe('2 lines new, 2 gone')
  })

  it('names the approved file that it was compared with, if there is one', () => {
    expect(judgeTree(change, true).approvedSha).toBe(sha256(Buffer.from(change.approved)))
    expect(judgeTree({ ...change, approved: '' }, true)).not.toHaveProperty('approvedSha')
  })

  it('reports `unsteady` if two trees of the same story differ', () => {
    expect(judgeTree(change, false)).toMatchObject({ kind: 'unsteady', sha: null })
  })
})

describe('judgeTwoSided', () => {
  const finding: Finding = { id: ID, kind: 'changed', detail: 'by the baseline', sha: 'abc' }
  const judgeAgainst = async (approvedCommit: Picture | null) => {
    written.set(`actual of ${ID}`, await encodePicture(paint(9)))
    return judgeTwoSided(finding, approvedCommit === null ? null : await encodePicture(approvedCommit))
  }

  it('blames the browser for a picture that equals the approved commit in the same browser', async () => {
    await expect(judgeAgainst(paint(9))).resolves.toMatchObject({ kind: 'browser', sha: 'abc' })
  })

  it('reports `changed` with the difference from the approved commit', async () => {
    await expect(judgeAgainst(paint(10))).resolves.toMatchObject({ kind: 'changed', detail: '1 pixel in 0,0 – 0,0' })
    expect(written.has(resultPath(ID, 'difference'))).toBe(true)
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
    const approvedSha = await shaOf(paint(9))
    expect(findings.map((finding) => finding.approvedSha)).toEqual([approvedSha, approvedSha])
    expect(findings.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'orphan primitives-button--primary/320-ru-night',
      'removed primitives-gone--primary/1440-ru-night',
    ])
  })
})

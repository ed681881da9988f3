import { describe, expect, it } from 'vitest'
import { alignRows, findClusters, withComponent } from './clusters.ts'
import type { Picture } from './picture.ts'

type Paint = (x: number, y: number) => number

/** A grey picture: `paint` returns the grey of a pixel. */
function draw(width: number, height: number, paint: Paint): Picture {
  const rgba = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgba.set([paint(x, y), paint(x, y), paint(x, y), 255], (y * width + x) * 4)
  return { width, height, rgba }
}
/** A rectangle of one grey on a ground of 10. */
const rectangle =
  (left: number, top: number, width: number, height: number, grey: number): Paint =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height ? grey : 10
const ground: Paint = () => 10
/** Each row has a colour of its own. */
const rows = (colours: readonly number[]) => draw(4, colours.length, (_, y) => colours[y] ?? 0)

describe('findClusters', () => {
  it('describes changed pixels by their box and colours', () => {
    const clusters = findClusters(
      draw(100, 60, rectangle(20, 10, 30, 12, 50)),
      draw(100, 60, rectangle(20, 10, 30, 12, 80)),
    )
    expect(clusters).toEqual([
      {
        kind: 'changed',
        box: { left: 20, top: 10, right: 49, bottom: 21 },
        approvedTop: 10,
        count: 360,
        before: '#323232',
        after: '#505050',
        isRecoloured: true,
        fingerprint: 'recoloured #323232 → #505050',
      },
    ])
  })

  it('names the colours of an area, not of its softened edge', () => {
    const softened = (grey: number) =>
      draw(100, 60, (x, y) => rectangle(20, 10, 30, 12, x === 20 ? grey - 10 : grey)(x, y))
    const [cluster] = findClusters(softened(100), softened(130))
    expect(cluster).toMatchObject({ before: '#646464', after: '#828282' })
  })

  it('keeps distant changes apart and joins the letters of a word', () => {
    const letters: Paint = (x, y) => (y === 20 && [20, 26, 33, 90].includes(x) ? 99 : 10)
    const clusters = findClusters(draw(120, 40, ground), draw(120, 40, letters))
    expect(clusters.map(({ box }) => [box.left, box.right])).toEqual([
      [20, 33],
      [90, 90],
    ])
  })

  it('gives the same change in two places of two pictures the same fingerprint', () => {
    const [one] = findClusters(draw(90, 60, ground), draw(90, 60, rectangle(3, 4, 20, 9, 70)))
    const [other] = findClusters(draw(200, 99, ground), draw(200, 99, rectangle(107, 61, 20, 9, 70)))
    expect(one?.fingerprint).toBe(other?.fingerprint)
  })

  it.each([
    ['size', rectangle(3, 4, 21, 9, 70)],
    ['colour', rectangle(3, 4, 20, 9, 71)],
  ])('gives another %s another fingerprint', (_, paint) => {
    const [one] = findClusters(draw(90, 60, ground), draw(90, 60, rectangle(3, 4, 20, 9, 70)))
    const [other] = findClusters(draw(90, 60, ground), draw(90, 60, paint))
    expect(one?.fingerprint).not.toBe(other?.fingerprint)
  })

  it('ignores the length of a text inside a known component, but not the component', () => {
    const fingerprints = [
      { width: 20, component: 'Button' },
      { width: 44, component: 'Button' },
      { width: 44, component: 'Chip' },
    ].map(({ width, component }) =>
      findClusters(draw(90, 60, ground), draw(90, 60, rectangle(3, 4, width, 9, 70))).map(
        (cluster) => withComponent(cluster, component).fingerprint,
      ),
    )
    expect(fingerprints[0]).toEqual(fingerprints[1])
    expect(fingerprints[1]).not.toEqual(fingerprints[2])
  })

  it('marks only the inserted rows of a higher picture', () => {
    const clusters = findClusters(rows([1, 2, 3, 4]), rows([1, 2, 90, 91, 3, 4]))
    expect(clusters).toMatchObject([
      { kind: 'inserted', box: { left: 0, top: 2, right: 3, bottom: 3 }, approvedTop: 2, count: 8 },
    ])
  })

  it('marks only the removed rows of a lower picture, where they were', () => {
    const clusters = findClusters(rows([1, 2, 90, 91, 3, 4]), rows([1, 2, 3, 4]))
    expect(clusters).toMatchObject([{ kind: 'removed', box: { top: 2, bottom: 3 }, approvedTop: 2 }])
  })

  it('reports a changed width', () => {
    expect(findClusters(draw(40, 9, ground), draw(41, 9, ground))).toMatchObject([{ before: '40 px', after: '41 px' }])
  })
})

describe('alignRows', () => {
  it('pairs replaced rows and shifts the rows below an inserted one', () => {
    const { approvedRows, removed } = alignRows(rows([1, 2, 3, 4, 5]), rows([1, 99, 3, 70, 4, 5]))
    expect([[...approvedRows], removed]).toEqual([[0, 1, 2, -1, 3, 4], []])
  })
})

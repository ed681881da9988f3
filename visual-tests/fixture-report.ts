import sharp from 'sharp'
import { resultsIn, sha256, writeInto } from './baselines.ts'
import { findClusters, withComponent } from './clusters.ts'
import { differencePicture } from './compare.ts'
import { decodePicture, encodePicture, type Picture } from './picture.ts'
import { writeReport, type ReportedFinding } from './report.ts'

/* A report as a run writes it, for tests of the review page: 38 changes from four causes. */

interface Card {
  title: string
  button: string
  border: string
  /** Space below the text. */
  gap: number
}

const approvedCard: Card = { title: '#f2f4ff', button: '#ffc857', border: '#2b3668', gap: 0 }

/** A card of the site with a title, a text and a button, at its own place. */
async function drawCard({ title, button, border, gap }: Card, index: number): Promise<Picture> {
  const [x, y] = [40 + (index % 5) * 24, 30 + (index % 3) * 16]
  const lines = Array.from(
    { length: 3 + (index % 3) },
    (_, line) =>
      `<rect x="24" y="${64 + line * 20}" width="${300 - ((line * 37 + index * 11) % 90)}" height="8" rx="4" fill="#a6b0da"/>`,
  )
  const buttonTop = 64 + lines.length * 20 + 16 + gap
  const height = buttonTop + 68
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${360 + gap}">
<rect width="100%" height="100%" fill="#0a0e1f"/><g transform="translate(${x} ${y})">
<rect x="0.5" y="0.5" width="380" height="${height}" rx="16" fill="#121831" stroke="${border}"/>
<rect x="24" y="28" width="${120 + (index % 4) * 30}" height="16" rx="4" fill="${title}"/>${lines.join('')}
<rect x="24" y="${buttonTop}" width="132" height="44" rx="12" fill="${button}"/>
<rect x="52" y="${buttonTop + 18}" width="76" height="8" rx="4" fill="#221500"/></g></svg>`
  return decodePicture(await sharp(Buffer.from(svg)).png().toBuffer())
}

interface Change {
  count: number
  component: string
  card: Partial<Card>
  more: Partial<ReportedFinding>
}

const changes: readonly Change[] = [
  {
    count: 14,
    component: 'Button',
    card: { button: '#ff9f5a' },
    more: {
      sources: ['ui/primitives/Button/Button.css.ts'],
      contrasts: [{ text: 'Deposit', before: 11.98, after: 8.61, required: 4.5 }],
    },
  },
  {
    count: 10,
    component: 'Heading',
    card: { title: '#59618c' },
    more: { sources: [], contrasts: [{ text: 'Wager bonus', before: 16.1, after: 2.86, required: 4.5 }] },
  },
  { count: 8, component: 'Surface', card: { gap: 12 }, more: { sources: ['ui/layout/layout.css.ts'] } },
]
const TREES = 6

async function writePictures(folder: string, id: string, approved: Picture, taken: Picture): Promise<string> {
  const { resultPath } = resultsIn(folder)
  const file = await encodePicture(taken)
  await writeInto(resultPath(id, 'expected'), await encodePicture(approved))
  await writeInto(resultPath(id, 'actual'), file)
  await writeInto(resultPath(id, 'difference'), await encodePicture(differencePicture(approved, taken)))
  return sha256(file)
}

const modes = ['1440-ru-night', '1440-en-day', '390-ru-day', '390-en-night']

async function changedPicture(folder: string, { component, card, more }: Change, index: number) {
  const id = `product-${component.toLowerCase()}card--state-${index + 1}/${modes[index % modes.length]}`
  const [approved, taken] = [await drawCard(approvedCard, index), await drawCard({ ...approvedCard, ...card }, index)]
  const clusters = findClusters(approved, taken).map((cluster) =>
    cluster.kind === 'changed' ? withComponent(cluster, component) : cluster,
  )
  const finding: ReportedFinding = {
    id,
    kind: 'changed',
    detail:
      approved.height === taken.height
        ? `${clusters.reduce((sum, { count }) => sum + count, 0)} pixels`
        : `${approved.width}×${approved.height} became ${taken.width}×${taken.height}`,
    sha: await writePictures(folder, id, approved, taken),
    source: 'source',
    sizes: {
      approved: { width: approved.width, height: approved.height },
      taken: { width: taken.width, height: taken.height },
    },
    clusters,
    ...more,
  }
  return finding
}

const changedTree = (index: number): ReportedFinding => {
  const lines = (name: string) => `- region "Bonus ${index + 1}":\n  - heading "Bonus" [level=3]\n  - button "${name}"`
  const taken = lines('Cancel')
  return {
    id: `product-bonus${index + 1}--plain/${index % 2 === 0 ? 'en' : 'ru'}`,
    kind: 'tree',
    detail: '1 line',
    sha: sha256(Buffer.from(taken)),
    source: 'source',
    approved: lines('Activate'),
    taken,
  }
}

/** Writes the report with its pictures into a folder. */
export async function writeFixtureReport(folder: string): Promise<ReportedFinding[]> {
  const pictures = await Promise.all(
    changes.flatMap((change) =>
      Array.from({ length: change.count }, (_, index) => changedPicture(folder, change, index)),
    ),
  )
  const findings = [...pictures, ...Array.from({ length: TREES }, (_, index) => changedTree(index))]
  await writeReport({ environment: '{}', source: 'source', matched: [], findings }, folder)
  return findings
}

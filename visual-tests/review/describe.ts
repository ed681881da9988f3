import type { Box, Cluster, TextContrast } from '../evidence.ts'
import type { ReportedFinding } from '../report.ts'
import type { StateName } from '../states.ts'
import { diffLines, storyOf, type Cause, type DiffLine } from './causes.ts'

/* Short texts about findings. */

/** `1 change`, `12 changes`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const sizeOf = ({ left, top, right, bottom }: Box): string => `${right - left + 1} × ${bottom - top + 1} px`

const moveOf = ({ x, y }: { x: number; y: number }): string => {
  const direction = y === 0 ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up'
  return `${Math.abs(x + y)} px ${direction}`
}

/** What a cluster is: `Button, 120 × 44 px`. */
export function clusterLabel({ kind, box, component, move }: Cluster): string {
  const rows = box.bottom - box.top + 1
  if (kind !== 'changed') return `${countOf(rows, 'row')} ${kind}`
  if (move !== undefined) return `${component ?? 'Content'} moved ${moveOf(move)}`
  return component === undefined ? sizeOf(box) : `${component}, ${sizeOf(box)}`
}

const isColour = (text: string): boolean => text.startsWith('#')

/** The colours of a cluster; `null` if it has none to compare, or has only moved. */
export const coloursOf = ({ before, after, move }: Cluster): { before: string; after: string } | null =>
  move === undefined && isColour(before) && isColour(after) ? { before, after } : null

const kindTitles: Readonly<Record<ReportedFinding['kind'], string>> = {
  changed: 'Changed picture',
  tree: 'Accessibility tree',
  new: 'New story',
  removed: 'Removed stories',
  orphan: 'Mode no longer captured',
  browser: 'Browser difference',
  failed: 'Could not be captured',
  blank: 'Nothing rendered',
  unsteady: 'Unsteady',
}

/** Id of the faults of a story that no picture shows: play test, axe, layout. */
const isChecks = (id: string): boolean => /\/checks(?:-\d+)?$/u.test(id)

const MAX_FAULT_LENGTH = 120

/** The first line of a fault, cut to fit a title. */
function firstLine(detail: string): string {
  const [line = ''] = detail.trim().split('\n')
  return line.length > MAX_FAULT_LENGTH ? `${line.slice(0, MAX_FAULT_LENGTH - 1)}…` : line
}

/** Names a finding by its kind, and a failed one also by its fault. */
export function kindTitle({ id, kind, detail }: ReportedFinding): string {
  if (kind !== 'failed') return kindTitles[kind]
  const title = isChecks(id) ? 'Check failed' : kindTitles.failed
  return detail === '' ? title : `${title}: ${firstLine(detail)}`
}

/** Whether the report has a picture of a finding. */
export const hasPicture = ({ kind, hasTwoTakes }: ReportedFinding): boolean =>
  kind === 'changed' || kind === 'new' || kind === 'browser' || hasTwoTakes === true

/** The first changed line of a tree, and how many others there are: `button "Save" → button "Send", and 1 more change`. */
function treeTitle({ approved = '', taken = '' }: ReportedFinding): string {
  const lines = diffLines(approved, taken)
  const [removed, added] = (['removed', 'added'] as const).map((kind) => lines.filter((line) => line.kind === kind))
  const textOf = (line: DiffLine | undefined): string => line?.text.replace(/^[\s-]+/u, '') ?? 'nothing'
  const others = Math.max(removed?.length ?? 0, added?.length ?? 0) - 1
  const title = `${textOf(removed?.[0])} → ${textOf(added?.[0])}`
  return others > 0 ? `${title}, and ${countOf(others, 'more change')}` : title
}

/** Names the cause of a group by its largest cluster or first changed line. */
export function causeTitle({ findings }: Cause): string {
  const [first] = findings
  if (first === undefined) return ''
  if (first.kind === 'tree') return treeTitle(first)
  const [cluster] = first.clusters ?? []
  if (first.kind !== 'changed' || cluster === undefined) return kindTitle(first)
  if (cluster.isRecoloured === true) return `${cluster.before} → ${cluster.after}`
  const label = clusterLabel(cluster)
  return label === sizeOf(cluster.box) ? `${partsOf(first.id).title}, ${label}` : label
}

/** States of a picture in words. Those of the pointer, and of earlier runs, are named by their id. */
const stateTags: Readonly<Partial<Record<string, string>>> = {
  'motion-start': 'start of the motion',
  'motion-half': 'middle of the motion',
  'motion-end': 'end of the motion',
  'text-200': 'text at 200 %',
} satisfies Partial<Record<StateName, string>>

/** The mode of an id as tags: its width, language, theme and state. Another width replaces that of the mode. */
function tagsOf(mode: string): string[] {
  if (mode.startsWith('checks')) return ['checks']
  const [width = '', language, theme, ...rest] = mode.split('-')
  const state = rest.join('-')
  const otherWidth = /^at-(\d+)$/u.exec(state)?.[1]
  const widthTag = /^\d+$/u.test(width) ? `${otherWidth ?? width} px` : width
  const stateTag = otherWidth === undefined ? (stateTags[state] ?? state.replaceAll('-', ' ')) : ''
  return [widthTag, language, theme, stateTag].filter((tag): tag is string => tag !== undefined && tag !== '')
}

/** The parts of an id: `product-bonuscard--active/1440-ru-night`, or `product-bonuscard--active/en` of a tree. */
export function partsOf(id: string): { title: string; component: string; modes: string[] } {
  const [story = id, mode = ''] = id.split('/')
  const [component = story, name] = story.split('--')
  return {
    title: [component.replace('-', ' › '), name?.replaceAll('-', ' ')].filter(Boolean).join(' › '),
    component,
    modes: tagsOf(mode),
  }
}

/** The language of a picture or tree; `null` if the id has none. */
export const languageOf = (id: string): string | null => /\/(?:\d+-)?(ru|en)(?:-|$)/u.exec(id)?.[1] ?? null

const ratio = (value: number): string => value.toFixed(2)

/** `4.80 → 3.10, needs 4.50`. */
export const contrastLabel = ({ before, after, required }: TextContrast): string =>
  `${ratio(before)} → ${ratio(after)}, needs ${ratio(required)}`

/** The tree of the same story and language, if it differs too. */
export const treeOf = ({ id }: ReportedFinding, findings: readonly ReportedFinding[]): ReportedFinding | undefined =>
  findings.find((one) => one.kind === 'tree' && one.id === `${storyOf(id)}/${languageOf(id)}`)

/** Addresses in a Storybook of the story and of its docs page; `null` for a page of the site. */
export function storybookLinks(id: string, storybook: string): { story: string; docs: string } | null {
  const [story = '', mode = ''] = id.split('/')
  const { component } = partsOf(id)
  if (!story.includes('-')) return null
  const [, language, theme] = mode.split('-')
  const globals = theme === undefined ? '' : `&globals=theme:${theme};language:${language}`
  return {
    story: story.includes('--')
      ? `${storybook}?path=/story/${story}${globals}`
      : `${storybook}?path=/docs/${component}--docs`,
    docs: `${storybook}?path=/docs/${component}--docs`,
  }
}

/** Quotes an argument of a shell command. */
const quote = (argument: string): string =>
  /^[\w./@:-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`

/** How the command names a reviewed difference: by id, and the hashes of the reviewed and of the approved file. */
export function selectionOf({ id, sha, approvedSha }: ReportedFinding): string {
  const hashes = [sha ?? '', ...(approvedSha === undefined ? [] : [approvedSha])].map((hash) => hash.slice(0, 12))
  return hashes.join('') === '' ? id : `${id}@${hashes.join(':')}`
}

/** The command that approves findings of a report in a folder. */
export const approveCommand = (findings: readonly ReportedFinding[], folder: string): string =>
  ['npm run visual -- approve --from', quote(folder), ...findings.map((finding) => quote(selectionOf(finding)))].join(
    ' ',
  )

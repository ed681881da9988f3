import { gapsOf } from '../match-runs.ts'
import type { ReportedFinding } from '../report.ts'

/** Findings with the same cause, which are approved with one key. */
export interface Cause {
  /** Equal for the same cause in every run. */
  key: string
  findings: ReportedFinding[]
}

/** A line of an accessibility tree, or of any text, that was added, removed or is the same. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))

/** The lines of two texts in one list, with removed lines before those that replace them. */
export function diffLines(approved: string, taken: string): DiffLine[] {
  const [one, other] = [linesOf(approved), linesOf(taken)]
  const lines: DiffLine[] = []
  const add = (kind: DiffLine['kind'], texts: readonly string[]) =>
    lines.push(...texts.map((text): DiffLine => ({ kind, text })))
  let row = 0
  for (const { from, to, removed, inserted } of gapsOf(one, other)) {
    add('same', one.slice(row, from))
    add('removed', one.slice(from, from + removed))
    add('added', other.slice(to, to + inserted))
    row = from + removed
  }
  add('same', one.slice(row))
  return lines
}

/** Equal lines that are shown before and after a change. */
const CONTEXT = 3

/** The changed lines of two texts with the lines around them. An `omitted` line says how many are left out in its place. */
export function changedLines(approved: string, taken: string): { kind: DiffLine['kind'] | 'omitted'; text: string }[] {
  const lines = diffLines(approved, taken)
  const isNearChange = (index: number): boolean =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same')
  const shown: ReturnType<typeof changedLines> = []
  for (let index = 0; index < lines.length; index += 1) {
    const start = index
    while (index < lines.length && !isNearChange(index)) index += 1
    const omitted = lines.slice(start, index)
    if (omitted.length > 1) shown.push({ kind: 'omitted', text: `${omitted.length} lines` })
    else shown.push(...omitted)
    const line = lines[index]
    if (line !== undefined) shown.push(line)
  }
  return shown
}

const treeDifference = ({ approved = '', taken = '' }: ReportedFinding): string =>
  diffLines(approved, taken)
    .filter(({ kind }) => kind !== 'same')
    // Indentation depends on where the component is, not on its change.
    .map(({ kind, text }) => `${kind} ${text.trim()}`)
    .join('\n')

/** What makes findings equal for a reviewer. A picture without known clusters is a cause of its own. */
export function causeOf(finding: ReportedFinding): string {
  const { id, kind, detail, clusters = [] } = finding
  if (kind === 'tree') return `tree ${treeDifference(finding)}`
  if (kind === 'changed' && clusters.length > 0)
    return `changed ${[...new Set(clusters.map(({ fingerprint }) => fingerprint))].sort().join(', ')}`
  if (kind === 'changed') return `changed ${id}`
  if (kind === 'new') return `new ${storyOf(id)}`
  // The same fault of another mode or story is not another fault.
  return `${kind} ${detail.replace(/^\d+-\w+-\w+: /u, '')}`
}

/** The story of a picture: its id without the mode. */
export const storyOf = (id: string): string => id.split('/')[0] ?? id

/** Whether a verdict settles the finding: a fault has to be fixed, and needs another run. */
export const isJudgeable = ({ kind, sha }: ReportedFinding): boolean =>
  sha !== null || kind === 'removed' || kind === 'orphan'

/** No changed source reaches it, so the change is a surprise. */
const isUnexplained = ({ kind, sources }: ReportedFinding): boolean => kind === 'changed' && sources?.length === 0

const KIND_ORDER = ['changed', 'tree', 'new', 'removed', 'orphan', 'browser', 'failed', 'blank', 'unsteady']

const hasNewSize = ({ sizes }: ReportedFinding): boolean =>
  sizes !== undefined && (sizes.approved.width !== sizes.taken.width || sizes.approved.height !== sizes.taken.height)

/** A text of it has less contrast than required: the first example of its group. */
const failsContrast = ({ contrasts = [] }: ReportedFinding): boolean =>
  contrasts.some(({ after, required }) => after < required)

/** How far up a finding stands: surprises first, pictures that cannot be approved last. */
function rankOf(finding: ReportedFinding): number {
  if (isUnexplained(finding)) return 0
  const rank = 2 * (KIND_ORDER.indexOf(finding.kind) + 1)
  return finding.kind === 'changed' && hasNewSize(finding) ? rank - 1 : rank
}

/** Groups findings by cause. Changes that no changed source explains stand first, then the largest groups. */
export function groupByCause(findings: readonly ReportedFinding[]): Cause[] {
  const groups = [...Map.groupBy(findings, causeOf)].map(([key, group]) => ({
    key,
    findings: group.toSorted((a, b) => rankOf(a) - rankOf(b) || Number(failsContrast(b)) - Number(failsContrast(a))),
    rank: Math.min(...group.map(rankOf)),
  }))
  return groups
    .toSorted((a, b) => a.rank - b.rank || b.findings.length - a.findings.length)
    .map(({ key, findings: group }) => ({ key, findings: group }))
}

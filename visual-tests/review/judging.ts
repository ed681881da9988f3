import type { ReportedFinding } from '../report.ts'
import { isJudgeable, type Cause } from './causes.ts'

export type Verdict = { kind: 'approved' } | { kind: 'rejected'; note: string }

export const filters = ['all', 'open', 'rejected', 'approved'] as const
export type Filter = (typeof filters)[number]

/** Verdicts by the id of a finding. */
export type Verdicts = Readonly<Record<string, Verdict>>

/** The state of a review. */
export interface Judging {
  causes: readonly Cause[]
  verdicts: Verdicts
  /** Id of the shown finding; `null` if the filter hides all. */
  current: string | null
  filter: Filter
  /** Only ids that contain it are listed. */
  word: string
  /** Earlier states, the last one first. */
  past: readonly Pick<Judging, 'verdicts' | 'current'>[]
}

export type JudgingEvent =
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'selected'; id: string }
  | { type: 'groupApproved' }
  | { type: 'oneApproved' }
  | { type: 'rejected'; note: string; scope: 'one' | 'group' }
  | { type: 'undone' }
  | { type: 'filtered'; filter: Filter }
  | { type: 'searched'; word: string }
  /** The approved files were moved, so their findings are gone. */
  | { type: 'applied'; ids: readonly string[] }

const openState = { filter: 'all', word: '', past: [] } as const

/** Starts a review at its first open finding, with the verdicts of an earlier visit. */
export function startJudging(causes: readonly Cause[], verdicts: Verdicts = {}): Judging {
  const ids = new Set(causes.flatMap(({ findings }) => findings.map(({ id }) => id)))
  const kept = Object.fromEntries(Object.entries(verdicts).filter(([id]) => ids.has(id)))
  const state: Judging = { ...openState, causes, verdicts: kept, current: null }
  return { ...state, current: nextOpen(state, -1) ?? listed(state)[0]?.id ?? null }
}

const isListed = ({ verdicts, filter, word }: Judging, { id }: ReportedFinding): boolean => {
  if (!id.includes(word.trim().toLowerCase())) return false
  if (filter === 'all') return true
  return filter === 'open' ? verdicts[id] === undefined : verdicts[id]?.kind === filter
}

/** Causes with the findings that the filter leaves; the current one stays listed until another is shown. */
export function listedCauses(state: Judging): Cause[] {
  return state.causes
    .map((cause) => ({
      ...cause,
      findings: cause.findings.filter((finding) => finding.id === state.current || isListed(state, finding)),
    }))
    .filter(({ findings }) => findings.length > 0)
}

const listed = (state: Judging): ReportedFinding[] => listedCauses(state).flatMap(({ findings }) => findings)

/** The first open finding after an index, from the start again after the last; `null` if all are judged. */
function nextOpen(state: Judging, index: number): string | null {
  const findings = listed(state)
  const order = [...findings.slice(index + 1), ...findings.slice(0, index + 1)]
  return order.find((finding) => isJudgeable(finding) && state.verdicts[finding.id] === undefined)?.id ?? null
}

/** The shown finding with its cause. */
export function currentOf(state: Judging): { cause: Cause; finding: ReportedFinding } | null {
  for (const cause of state.causes) {
    const finding = cause.findings.find(({ id }) => id === state.current)
    if (finding !== undefined) return { cause, finding }
  }
  return null
}

/** Findings of the current group that a verdict on the group is for: listed, judgeable and still open. */
export function openInGroup(state: Judging): ReportedFinding[] {
  const cause = listedCauses(state).find(({ findings }) => findings.some(({ id }) => id === state.current))
  return (cause?.findings ?? []).filter(
    (finding) => isJudgeable(finding) && (finding.id === state.current || state.verdicts[finding.id] === undefined),
  )
}

function judge(state: Judging, findings: readonly ReportedFinding[], verdict: Verdict): Judging {
  const judged = findings.filter(isJudgeable)
  if (judged.length === 0) return state
  const index = listed(state).findIndex(({ id }) => id === state.current)
  const next: Judging = {
    ...state,
    verdicts: { ...state.verdicts, ...Object.fromEntries(judged.map(({ id }) => [id, verdict])) },
    past: [{ verdicts: state.verdicts, current: state.current }, ...state.past],
  }
  // The index still fits: the list of the old state decides what comes next.
  const open = nextOpen({ ...state, verdicts: next.verdicts, filter: 'all' }, indexIn(state, index))
  return { ...next, current: open ?? state.current }
}

/** Index of a listed finding in the list without a filter by verdict. */
function indexIn(state: Judging, index: number): number {
  const id = listed(state)[index]?.id
  return listed({ ...state, filter: 'all' }).findIndex((finding) => finding.id === id)
}

function move(state: Judging, step: 1 | -1): Judging {
  const findings = listed(state)
  const index = findings.findIndex(({ id }) => id === state.current)
  const next = findings[Math.min(findings.length - 1, Math.max(0, index + step))]
  return next === undefined ? state : { ...state, current: next.id }
}

/** Narrows the list and keeps the shown finding if the list still has it. */
function narrow(state: Judging, change: Partial<Pick<Judging, 'filter' | 'word'>>): Judging {
  const next = { ...state, ...change, current: null }
  const ids = listed(next).map(({ id }) => id)
  return { ...next, current: ids.find((id) => id === state.current) ?? ids[0] ?? null }
}

function undo(state: Judging): Judging {
  const [last, ...past] = state.past
  return last === undefined ? state : { ...state, ...last, past }
}

/** Removes the approved findings of the report. They cannot be undone: their files are baselines now. */
function removeApplied(state: Judging, ids: readonly string[]): Judging {
  const applied = new Set(ids)
  const causes = state.causes
    .map((cause) => ({ ...cause, findings: cause.findings.filter(({ id }) => !applied.has(id)) }))
    .filter(({ findings }) => findings.length > 0)
  return startJudging(causes, state.verdicts)
}

/** The next state of a review. */
export function updateJudging(state: Judging, event: JudgingEvent): Judging {
  const current = currentOf(state)
  switch (event.type) {
    case 'moved':
      return move(state, event.step)
    case 'selected':
      return { ...state, current: event.id }
    case 'groupApproved':
      return judge(state, openInGroup(state), { kind: 'approved' })
    case 'oneApproved':
      return judge(state, current === null ? [] : [current.finding], { kind: 'approved' })
    case 'rejected':
      return judge(state, event.scope === 'group' ? openInGroup(state) : current === null ? [] : [current.finding], {
        kind: 'rejected',
        note: event.note.trim(),
      })
    case 'undone':
      return undo(state)
    case 'filtered':
      return narrow(state, { filter: event.filter })
    case 'searched':
      return narrow(state, { word: event.word })
    case 'applied':
      return removeApplied(state, event.ids)
  }
}

/** How many findings are judged; those without a verdict to give are counted apart. */
export function progressOf({ causes, verdicts }: Judging) {
  const all = causes.flatMap(({ findings }) => findings)
  const judgeable = all.filter(isJudgeable)
  return {
    judged: judgeable.filter(({ id }) => verdicts[id] !== undefined).length,
    total: judgeable.length,
    broken: all.length - judgeable.length,
  }
}

/** Findings with one kind of verdict, in the order of the list. */
export const findingsWith = ({ causes, verdicts }: Judging, kind: Verdict['kind']): ReportedFinding[] =>
  causes.flatMap(({ findings }) => findings.filter(({ id }) => verdicts[id]?.kind === kind))

function rejectionText(state: Judging): string {
  const byNote = Map.groupBy(findingsWith(state, 'rejected'), ({ id }) => {
    const verdict = state.verdicts[id]
    return verdict?.kind === 'rejected' && verdict.note !== '' ? verdict.note : 'Not as intended.'
  })
  const sections = [...byNote].map(
    ([note, findings]) => `${note}\n\n${findings.map(({ id, detail }) => `- \`${id}\`: ${detail}`).join('\n')}`,
  )
  return sections.length === 0 ? '' : `### Rejected visual changes\n\n${sections.join('\n\n')}\n`
}

function faultText({ causes }: Judging): string {
  const lines = causes.flatMap(({ findings }) => {
    const faults = findings.filter((finding) => !isJudgeable(finding))
    const [first] = faults
    const ids = faults.map(({ id }) => `\`${id}\``).join(', ')
    return first === undefined ? [] : [`- ${first.detail.replaceAll(/\s+/gu, ' ')}: ${ids}`]
  })
  return lines.length === 0 ? '' : `### Faults to fix\n\n${lines.join('\n')}\n`
}

/** Rejections and faults as Markdown for a pull request: a section for each note, and a line for each fault. */
export const pullRequestText = (state: Judging): string =>
  [rejectionText(state), faultText(state)].filter((text) => text !== '').join('\n')

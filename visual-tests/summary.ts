import { appendFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { resultFolder, resultPath, writeInto } from './baselines.ts'
import type { ReportedFinding } from './report.ts'
import { groupByCause, isJudgeable, type Cause } from './review/causes.ts'
import { causeTitle, countOf } from './review/describe.ts'

const MAX_PICTURES = 3
/** Causes with a row of their own. */
const MAX_CAUSES = 20

const sizeOf = ({ clusters = [] }: ReportedFinding): number => clusters.reduce((sum, { count }) => sum + count, 0)

/** The changes with most changed pixels. */
export const largestChanges = (findings: readonly ReportedFinding[]): ReportedFinding[] =>
  findings
    .filter(({ kind }) => kind === 'changed')
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MAX_PICTURES)

/** Text in a cell of a Markdown table. */
const cellOf = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/gu, ' ')

/** A Markdown table of causes. */
function tableOf(name: string, causes: readonly Cause[]): string[] {
  if (causes.length === 0) return []
  const rows = causes
    .slice(0, MAX_CAUSES)
    .map((cause) => `| ${cellOf(causeTitle(cause))} | ${cause.findings.length} | \`${cause.findings[0]?.id ?? ''}\` |`)
  return [
    [`| ${name} | Findings | Example |`, '| --- | --- | --- |', ...rows].join('\n'),
    ...(causes.length > MAX_CAUSES
      ? [`And ${countOf(causes.length - MAX_CAUSES, `more ${name.toLowerCase()}`)}.`]
      : []),
  ]
}

/** The findings as text: one line for each fault and each change of trees, however many stories have it, and for each picture. */
export const linesOf = (findings: readonly ReportedFinding[]): string[] =>
  groupByCause(findings).flatMap((cause) => {
    const { findings: group } = cause
    const [first, ...others] = group
    const places = group.map(({ id }) => id).join(', ')
    if (first?.kind === 'tree') return [`tree      ${causeTitle(cause)}  in ${places}`]
    return first?.kind === 'failed' && others.length > 0
      ? [`failed    ${first.detail}  in ${places}`]
      : group.map(({ kind, id, detail }) => `${kind.padEnd(9)} ${id}  ${detail}`)
  })

/**
 * The findings as Markdown for a pull request. `pictures` adds files beside the report; without it the text fits where
 * only addresses on the web are shown, as in the summary of a GitHub job.
 */
export function summarise(findings: readonly ReportedFinding[], { pictures }: { pictures: boolean }): string {
  if (findings.length === 0) return '## Visual tests\n\nEvery picture equals its baseline.\n'
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, group]) => `${group.length} ${kind}`)
  const [changes, faults] = [findings.filter(isJudgeable), findings.filter((finding) => !isJudgeable(finding))]
  const [changeCauses, faultCauses] = [groupByCause(changes), groupByCause(faults)]
  const counts = [
    ...(changes.length > 0 ? [`${countOf(changes.length, 'change')} to review`] : []),
    ...(faults.length > 0 ? [`${countOf(faults.length, 'fault')} to fix`] : []),
  ]
  const largest = largestChanges(findings).map((finding) => {
    const picture = (kind: 'expected' | 'actual' | 'difference') =>
      `![${kind}](${relative(resultFolder, resultPath(finding.id, kind))})`
    const text = `- \`${finding.id}\`: ${finding.detail}`
    return pictures ? `${text}\n\n  ${picture('expected')} ${picture('actual')} ${picture('difference')}\n` : text
  })
  return [
    `## Visual tests: ${counts.join(', ')}`,
    `${kinds.join(', ')}, from ${countOf(changeCauses.length + faultCauses.length, 'cause')}. Download the artifact \`pictures-to-review\` and open its \`index.html\`.`,
    ...tableOf('Fault', faultCauses),
    ...tableOf('Cause', changeCauses),
    ...(largest.length === 0 ? [] : ['### Largest changes', largest.join('\n')]),
    '',
  ].join('\n\n')
}

/** Writes the summary beside the report, and in GitHub Actions to the page of the run. */
export async function writeSummary(findings: readonly ReportedFinding[]): Promise<void> {
  await writeInto(join(resultFolder, 'summary.md'), summarise(findings, { pictures: true }))
  const jobSummary = process.env['GITHUB_STEP_SUMMARY']
  if (jobSummary !== undefined && jobSummary !== '')
    await appendFile(jobSummary, summarise(findings, { pictures: false }))
}

import { appendFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { resultFolder, resultPath, writeInto } from './baselines.ts'
import type { ReportedFinding } from './report.ts'
import { groupByCause } from './review/causes.ts'
import { causeTitle, countOf } from './review/describe.ts'

const PICTURED = 3
/** Causes with a row of their own. */
const MOST_CAUSES = 20

const sizeOf = ({ clusters = [] }: ReportedFinding): number => clusters.reduce((sum, { count }) => sum + count, 0)

/** The changes with most changed pixels. */
export const largestChanges = (findings: readonly ReportedFinding[]): ReportedFinding[] =>
  findings
    .filter(({ kind }) => kind === 'changed')
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, PICTURED)

/**
 * The findings as Markdown for a pull request. `pictures` adds files beside the report; without it the text fits where
 * only addresses on the web are shown, as in the summary of a GitHub job.
 */
export function summarise(findings: readonly ReportedFinding[], { pictures }: { pictures: boolean }): string {
  if (findings.length === 0) return '## Visual tests\n\nEvery picture equals its baseline.\n'
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, group]) => `${group.length} ${kind}`)
  const causes = groupByCause(findings)
  const rows = causes
    .slice(0, MOST_CAUSES)
    .map((cause) => `| ${causeTitle(cause)} | ${cause.findings.length} | \`${cause.findings[0]?.id ?? ''}\` |`)
  const largest = largestChanges(findings).map((finding) => {
    const picture = (kind: 'expected' | 'actual' | 'difference') =>
      `![${kind}](${relative(resultFolder, resultPath(finding.id, kind))})`
    const text = `- \`${finding.id}\`: ${finding.detail}`
    return pictures ? `${text}\n\n  ${picture('expected')} ${picture('actual')} ${picture('difference')}\n` : text
  })
  return [
    `## Visual tests: ${countOf(findings.length, 'finding')} to review`,
    `${kinds.join(', ')}, from ${countOf(causes.length, 'cause')}. Download the artifact \`pictures-to-review\` and open its \`index.html\`.`,
    ['| Cause | Findings | Example |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(causes.length > MOST_CAUSES ? [`And ${countOf(causes.length - MOST_CAUSES, 'more cause')}.`] : []),
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

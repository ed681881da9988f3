import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { baselineIds, baselinePath, environmentFile, resultPath, sha256, writeInto } from './baselines.ts'
import { environmentChange } from './environment-change.ts'
import { readReport, pictureSourceHash, writeReport, type Report, type ReportedFinding } from './report.ts'

const USAGE = `Usage: npm run visual -- approve <id …>   approves the named pictures of visual-tests/results/index.html
       npm run visual -- approve --all    approves all of them`

const isGone = ({ kind }: ReportedFinding): boolean => kind === 'removed' || kind === 'orphan'

/** Why a finding cannot be approved; `null` if it can. */
async function objectionTo(finding: ReportedFinding, currentSource: string): Promise<string | null> {
  const { id, kind, sha, source } = finding
  if (source !== currentSource) return 'the source has changed since the run: run it again'
  if (isGone(finding)) return null
  if (sha === null) return kind
  const bytes = await readFile(resultPath(id, 'actual')).catch(() => null)
  if (bytes === null) return 'its file is missing'
  return sha256(bytes) === sha ? null : 'the file has changed since the report'
}

/** The selected findings, or `null` after a printed reason. */
function selectFindings({ findings }: Report, ids: readonly string[]): ReportedFinding[] | null {
  if (ids.includes('--all')) return findings
  const unknown = ids.filter((wanted) => !findings.some(({ id }) => id === wanted))
  for (const id of unknown) console.log(`Not in the report of the last run: ${id}`)
  return unknown.length === 0 ? findings.filter(({ id }) => ids.includes(id)) : null
}

/**
 * Moves exactly the reviewed files into `baselines/`. With another browser than that of the baselines, every other picture
 * must have matched its baseline in it. Resolves to whether all were approved.
 */
export async function approve(ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0 || ids.includes('--help')) {
    console.log(USAGE)
    return ids.length > 0
  }
  const report = await readReport()
  if (report === null) {
    console.log('There is no report to approve from: run `npm run visual` first.')
    return false
  }
  const selected = selectFindings(report, ids)
  if (selected === null) return false
  const currentSource = await pictureSourceHash()
  const approved: ReportedFinding[] = []
  for (const finding of selected) {
    const objection = await objectionTo(finding, currentSource)
    if (objection === null) approved.push(finding)
    else console.log(`not approved: ${finding.id} (${objection})`)
  }
  const settled = new Set([...approved.map(({ id }) => id), ...(report.source === currentSource ? report.matched : [])])
  const unknownIds = (await baselineIds()).filter((id) => !settled.has(id))
  const change = existsSync(environmentFile)
    ? environmentChange(await readFile(environmentFile, 'utf8'), report.environment)
    : ''
  if (change !== '' && unknownIds.length > 0) {
    console.log(
      `NOTHING APPROVED: the report is from another browser (${change}) and leaves ${unknownIds.length} pictures open, such as ${unknownIds[0]}. Run everything and approve all.`,
    )
    return false
  }
  for (const { id } of approved.filter(isGone)) await rm(baselinePath(id))
  for (const { id } of approved.filter((one) => !isGone(one)))
    await writeInto(baselinePath(id), await readFile(resultPath(id, 'actual')))
  if (settled.size > 0) await writeInto(environmentFile, report.environment)
  await writeReport({
    ...report,
    matched: [...report.matched, ...approved.filter((one) => !isGone(one)).map(({ id }) => id)],
    findings: report.findings.filter((finding) => !approved.includes(finding)),
  })
  console.log(`${approved.length} approved, ${selected.length - approved.length} not`)
  return approved.length === selected.length
}

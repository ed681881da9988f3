import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { baselineIds, baselinePath, environmentFile, resultFolder, resultsIn, sha256, writeInto } from './baselines.ts'
import { environmentChange } from './environment-change.ts'
import { treePath } from './trees.ts'
import { readReport, pictureSourceHash, writeReport, type Report, type ReportedFinding } from './report.ts'

const USAGE = `Usage: npm run visual -- approve <id …>   approves the named pictures of visual-tests/results/index.html
       npm run visual -- approve --all    approves all of them
       npm run visual -- approve --from <folder> <id …>   the same for a downloaded report
An id may end in @ and the first characters of the reviewed file's SHA-256: another file is then rejected.`

/** What was approved, and why the rest was not. */
export interface Approval {
  approved: string[]
  rejected: { id: string; reason: string }[]
  /** Why nothing was approved; `null` otherwise. */
  problem: string | null
}

/** A finding to approve. `sha` is the start of the hash of the file that was reviewed, if it is known. */
interface Selection {
  id: string
  sha: string | null
}

const isGone = ({ kind }: ReportedFinding): boolean => kind === 'removed' || kind === 'orphan'

/** Why a finding cannot be approved; `null` if it can. */
async function objectionTo(finding: ReportedFinding, currentSource: string, folder: string): Promise<string | null> {
  const { id, kind, sha, source } = finding
  if (source !== currentSource) return 'the source has changed since the run: run it again'
  if (isGone(finding)) return null
  if (sha === null) return kind
  if (kind === 'tree') return null
  const bytes = await readFile(resultsIn(folder).resultPath(id, 'actual')).catch(() => null)
  if (bytes === null) return 'its file is missing'
  return sha256(bytes) === sha ? null : 'the file has changed since the report'
}

/** `id` or `id@sha`. */
function parseSelection(argument: string): Selection {
  const [id = '', sha = null] = argument.split('@')
  return { id, sha }
}

const nothing = (problem: string): Approval => ({ approved: [], rejected: [], problem })

interface SelectedFindings {
  findings: ReportedFinding[]
  rejected: Approval['rejected']
}

/** The selected findings, or a problem with the selection. */
function selectFindings(report: Report, selection: readonly Selection[] | 'all'): SelectedFindings | Approval {
  if (selection === 'all') return { findings: report.findings, rejected: [] }
  const byId = new Map(report.findings.map((finding) => [finding.id, finding]))
  const unknown = selection.filter(({ id }) => !byId.has(id))
  if (unknown.length > 0) return nothing(`Not in the report of the last run: ${unknown.map(({ id }) => id).join(', ')}`)
  const findings: ReportedFinding[] = []
  const rejected: Approval['rejected'] = []
  for (const { id, sha } of selection) {
    const finding = byId.get(id)
    if (finding === undefined) continue
    const isReviewed = sha === null || (finding.sha ?? '').startsWith(sha)
    if (isReviewed) findings.push(finding)
    else rejected.push({ id, reason: 'the report has another file than the one that was reviewed' })
  }
  return { findings, rejected }
}

/**
 * Moves exactly the reviewed files into `baselines/`. With another browser than that of the baselines, every other picture
 * must have matched its baseline in it. `folder` has the report: that of the last run, or a downloaded one.
 */
export async function approveFindings(
  selection: readonly Selection[] | 'all',
  folder = resultFolder,
): Promise<Approval> {
  const report = await readReport(folder)
  if (report === null) return nothing('There is no report to approve from: run `npm run visual` first.')
  const selected = selectFindings(report, selection)
  if ('problem' in selected) return selected
  const currentSource = await pictureSourceHash()
  const approved: ReportedFinding[] = []
  const rejected = [...selected.rejected]
  for (const finding of selected.findings) {
    const reason = await objectionTo(finding, currentSource, folder)
    if (reason === null) approved.push(finding)
    else rejected.push({ id: finding.id, reason })
  }
  const settled = new Set([...approved.map(({ id }) => id), ...(report.source === currentSource ? report.matched : [])])
  const unknownIds = (await baselineIds()).filter((id) => !settled.has(id))
  const change = existsSync(environmentFile)
    ? environmentChange(await readFile(environmentFile, 'utf8'), report.environment)
    : ''
  if (change !== '' && unknownIds.length > 0)
    return nothing(
      `NOTHING APPROVED: the report is from another browser (${change}) and leaves ${unknownIds.length} pictures open, such as ${unknownIds[0]}. Run everything and approve all.`,
    )
  for (const { id } of approved.filter(isGone)) await rm(baselinePath(id))
  for (const { id, taken } of approved.filter((one) => !isGone(one)))
    if (taken === undefined)
      await writeInto(baselinePath(id), await readFile(resultsIn(folder).resultPath(id, 'actual')))
    else if (taken === '') await rm(treePath(id))
    else await writeInto(treePath(id), taken)
  if (settled.size > 0) await writeInto(environmentFile, report.environment)
  await writeReport(
    {
      ...report,
      matched: [...report.matched, ...approved.filter((one) => !isGone(one)).map(({ id }) => id)],
      findings: report.findings.filter((finding) => !approved.includes(finding)),
    },
    folder,
  )
  return { approved: approved.map(({ id }) => id), rejected, problem: null }
}

/** The command `approve`. Resolves to whether all were approved. */
export async function approve(args: readonly string[]): Promise<boolean> {
  const isFrom = args[0] === '--from'
  const [folder, ids] = isFrom ? [args[1], args.slice(2)] : [resultFolder, args]
  if (ids.length === 0 || folder === undefined || ids.includes('--help')) {
    console.log(USAGE)
    return ids.length > 0
  }
  const selection = ids.includes('--all') ? 'all' : ids.map(parseSelection)
  const { approved, rejected, problem } = await approveFindings(selection, isFrom ? resolve(folder) : folder)
  for (const { id, reason } of rejected) console.log(`not approved: ${id} (${reason})`)
  console.log(problem ?? `${approved.length} approved, ${rejected.length} not`)
  return problem === null && rejected.length === 0
}

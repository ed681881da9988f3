import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { baselineIds, baselinePath, environmentFile, resultFolder, resultsIn, sha256, writeInto } from './baselines.ts'
import { environmentChange } from './environment-change.ts'
import { compressPicture } from './picture.ts'
import { readTreesOf, writeTree } from './trees.ts'
import { readReport, pictureSourceHash, writeReport, type Report, type ReportedFinding } from './report.ts'

const USAGE = `Usage: npm run visual -- approve [--from <folder>] <id …>   approves the named changes
       npm run visual -- approve [--from <folder>] --all    approves all of them
The report is that of the last run, or a downloaded one in the folder.
An id may end in @ and the first characters of the reviewed file's SHA-256, and after a colon of the approved file's:
other files are then rejected.`

/** The approved pictures, and why the others were not. */
export interface Approval {
  approved: string[]
  rejected: { id: string; reason: string }[]
  /** Why nothing was approved; `null` otherwise. */
  problem: string | null
}

/** A finding to approve, with the start of the hash of the reviewed file and of the approved one, if they are known. */
interface Selection {
  id: string
  sha: string | null
  approvedSha?: string
}

const isGone = ({ kind }: ReportedFinding): boolean => kind === 'removed' || kind === 'orphan'

/** Writes or deletes what a finding approves. */
type Write = () => Promise<void>

/** Why a finding cannot be approved. */
interface Objection {
  reason: string
}

const CHANGED_FILE: Objection = { reason: 'the file has changed since the report' }

/** What approving a tree writes. Both sides of the reviewed difference must be what the reviewer saw. */
async function writeOfTree({ id, sha, approved = '', taken = '' }: ReportedFinding): Promise<Write | Objection> {
  if (sha256(Buffer.from(taken)) !== sha) return CHANGED_FILE
  const [story = '', language = ''] = id.split('/')
  const current = await readTreesOf(story, language)
  if (current !== approved) return { reason: 'the approved tree has changed since the run: run it again' }
  return () => writeTree(id, taken)
}

/** Why the reviewed difference is not that of the current baseline; `null` if it is. */
async function objectionToBaseline({ id, approvedSha }: ReportedFinding): Promise<Objection | null> {
  const baseline = await readFile(baselinePath(id)).catch(() => null)
  const current = baseline === null ? undefined : sha256(baseline)
  return current === approvedSha ? null : { reason: 'the approved picture has changed since the run: run it again' }
}

async function writeOfPicture({ id, sha }: ReportedFinding, folder: string): Promise<Write | Objection> {
  const bytes = await readFile(resultsIn(folder).resultPath(id, 'actual')).catch(() => null)
  if (bytes === null) return { reason: 'its file is missing' }
  if (sha256(bytes) !== sha) return CHANGED_FILE
  const compressed = await compressPicture(bytes)
  return () => writeInto(baselinePath(id), compressed)
}

/** What approving a finding writes, or why it cannot be approved. */
async function writeOf(finding: ReportedFinding, currentSource: string, folder: string): Promise<Write | Objection> {
  const { id, kind, source } = finding
  if (source !== currentSource) return { reason: 'the source has changed since the run: run it again' }
  const objection = kind === 'tree' ? null : await objectionToBaseline(finding)
  switch (kind) {
    case 'removed':
    case 'orphan':
      return objection ?? (() => rm(baselinePath(id), { force: true }))
    case 'tree':
      return writeOfTree(finding)
    case 'new':
    case 'changed':
    case 'browser':
      return objection ?? writeOfPicture(finding, folder)
    case 'unsteady':
    case 'blank':
    case 'failed':
      return { reason: kind }
  }
}

/** `id`, `id@sha` or `id@sha:approvedSha`. */
function parseSelection(argument: string): Selection {
  const [id = '', hashes = ''] = argument.split('@')
  const [sha = '', approvedSha = ''] = hashes.split(':')
  return { id, sha: sha === '' ? null : sha, ...(approvedSha === '' ? {} : { approvedSha }) }
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
  for (const { id, sha, approvedSha = '' } of selection) {
    const finding = byId.get(id)
    if (finding === undefined) continue
    const isReviewed = (finding.sha ?? '').startsWith(sha ?? '') && (finding.approvedSha ?? '').startsWith(approvedSha)
    if (isReviewed) findings.push(finding)
    else rejected.push({ id, reason: 'the report has other files than those that were reviewed' })
  }
  return { findings, rejected }
}

/**
 * Writes the pixels of exactly the reviewed files into `baselines/`. With another browser than that of the baselines, every other picture
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
  const writes: Write[] = []
  const rejected = [...selected.rejected]
  const found = await Promise.all(
    selected.findings.map(async (finding) => ({ finding, write: await writeOf(finding, currentSource, folder) })),
  )
  for (const { finding, write } of found) {
    if ('reason' in write) rejected.push({ id: finding.id, reason: write.reason })
    else {
      approved.push(finding)
      writes.push(write)
    }
  }
  const settled = new Set([...approved.map(({ id }) => id), ...(report.source === currentSource ? report.matched : [])])
  const unknownIds = (await baselineIds()).filter((id) => !settled.has(id))
  const browserChange = existsSync(environmentFile)
    ? environmentChange(await readFile(environmentFile, 'utf8'), report.environment)
    : ''
  if (browserChange !== '' && unknownIds.length > 0)
    return nothing(
      `NOTHING APPROVED: the report is from another browser (${browserChange}) and leaves ${unknownIds.length} pictures open, such as ${unknownIds[0]}. Run everything and approve all.`,
    )
  // One after the other: two trees may be in one file.
  for (const write of writes) await write()
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

/** The arguments of the command; `null` for those that make no sense together. @throws for unknown options */
function parseArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, from: { type: 'string' }, help: { type: 'boolean' } },
  })
  const { all: isAll = false, from, help: isHelp = false } = values
  // `--all button` would approve more than it names.
  if (!isHelp && isAll === positionals.length > 0) return null
  return {
    isHelp,
    selection: isAll ? ('all' as const) : positionals.map(parseSelection),
    folder: from === undefined ? resultFolder : resolve(from),
  }
}

function readArguments(args: readonly string[]): ReturnType<typeof parseArguments> {
  try {
    return parseArguments(args)
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return null
  }
}

/** The command `approve`. Resolves to whether all were approved. */
export async function approve(args: readonly string[]): Promise<boolean> {
  const options = readArguments(args)
  if (options === null || options.isHelp) {
    console.log(USAGE)
    return options !== null
  }
  const { approved, rejected, problem } = await approveFindings(options.selection, options.folder)
  for (const { id, reason } of rejected) console.log(`not approved: ${id} (${reason})`)
  console.log(problem ?? `${approved.length} approved, ${rejected.length} not`)
  return problem === null && rejected.length === 0
}

import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { baselineIds, baselinePath, environmentFile, reportFile, resultPath, sha256, writeInto } from './baselines.ts'
import type { Finding } from './judge.ts'

function readReport(text: string): { environment: string; findings: Finding[] } {
  const report: { environment: string; findings: Finding[] } = JSON.parse(text)
  return report
}

const isGone = ({ kind }: Finding): boolean => kind === 'removed' || kind === 'orphan'

/** The reviewed file, or the reason why it cannot be approved. */
async function readReviewed({ id, sha }: Finding): Promise<Buffer | string> {
  if (sha === null) return ''
  const bytes = await readFile(resultPath(id, 'actual'))
  return sha256(bytes) === sha ? bytes : ', the file has changed since the report'
}

/**
 * Moves exactly the reviewed files into `baselines/`; a file that has changed since the report is rejected. Baselines of two
 * browsers are never mixed: with a new browser, all screenshots are approved or none. Resolves to whether all were approved.
 */
export async function approve(ids: readonly string[]): Promise<boolean> {
  const { environment, findings } = readReport(await readFile(reportFile, 'utf8'))
  const selected = ids.includes('--all') ? findings : findings.filter(({ id }) => ids.includes(id))
  const gone = new Set(selected.filter(isGone).map(({ id }) => id))
  const files = new Map<string, Buffer>()
  let rejectedCount = 0
  for (const finding of selected.filter((one) => !isGone(one))) {
    const file = await readReviewed(finding)
    if (typeof file !== 'string') files.set(finding.id, file)
    else {
      rejectedCount += 1
      console.log(`not approved: ${finding.id} (${finding.kind}${file})`)
    }
  }
  const approvedEnvironment = existsSync(environmentFile) ? await readFile(environmentFile, 'utf8') : null
  const remainingIds = (await baselineIds()).filter((id) => !files.has(id) && !gone.has(id))
  if (approvedEnvironment !== environment && remainingIds.length > 0) {
    console.log(
      `NOTHING APPROVED: the report is from another browser or machine than the ${remainingIds.length} screenshots that would remain. README.md explains how to renew all baselines.`,
    )
    return false
  }
  for (const id of gone) await rm(baselinePath(id))
  for (const [id, bytes] of files) await writeInto(baselinePath(id), bytes)
  if (files.size > 0) await writeInto(environmentFile, environment)
  console.log(`${files.size + gone.size} approved, ${rejectedCount} not`)
  return rejectedCount === 0
}

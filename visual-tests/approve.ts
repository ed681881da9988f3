import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { baselineIds, baselinePath, environmentFile, reportFile, resultPath, sha256, writeInto } from './baselines.ts'
import type { Red } from './judge.ts'

function readReport(text: string): { environment: string; reds: Red[] } {
  const report: { environment: string; reds: Red[] } = JSON.parse(text)
  return report
}

const isGone = ({ kind }: Red): boolean => kind === 'removed' || kind === 'orphan'

/** The file that was reviewed, or why it cannot be approved. */
async function reviewed({ id, sha }: Red): Promise<Buffer | string> {
  if (sha === null) return ''
  const bytes = await readFile(resultPath(id, 'actual'))
  return sha256(bytes) === sha ? bytes : ', the file is not the one of the report'
}

/**
 * Moves exactly the files that were reviewed: a file that has changed since the report is not approved. Pictures of two browsers never
 * lie beside each other: from another one than that of the approved pictures, all of them are approved or none. Says whether all
 * that was asked for is approved.
 */
export async function approve(ids: readonly string[]): Promise<boolean> {
  const { environment, reds } = readReport(await readFile(reportFile, 'utf8'))
  const wanted = ids.includes('--all') ? reds : reds.filter(({ id }) => ids.includes(id))
  const gone = new Set(wanted.filter(isGone).map(({ id }) => id))
  const files = new Map<string, Buffer>()
  let refused = 0
  for (const red of wanted.filter((one) => !isGone(one))) {
    const file = await reviewed(red)
    if (typeof file !== 'string') files.set(red.id, file)
    else {
      refused += 1
      console.log(`not approved: ${red.id} (${red.kind}${file})`)
    }
  }
  const approvedIn = existsSync(environmentFile) ? await readFile(environmentFile, 'utf8') : null
  const others = (await baselineIds()).filter((id) => !files.has(id) && !gone.has(id))
  if (approvedIn !== environment && others.length > 0) {
    console.log(
      `NOTHING IS APPROVED: the report is of another browser or machine than the ${others.length} pictures that would stay. README.md says how all are renewed.`,
    )
    return false
  }
  for (const id of gone) await rm(baselinePath(id))
  for (const [id, bytes] of files) await writeInto(baselinePath(id), bytes)
  if (files.size > 0) await writeInto(environmentFile, environment)
  console.log(`${files.size + gone.size} approved, ${refused} not`)
  return refused === 0
}

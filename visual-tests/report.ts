import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { sourceHash } from '#ci/source-hash.ts'
import { PICTURE_SOURCES } from '#ci/sources.ts'
import { resultFolder, resultsIn, writeInto } from './baselines.ts'
import type { Cluster } from './evidence.ts'
import type { Finding } from './judge.ts'

/** The findings that wait for a review, and what they were captured from. */
export interface Report {
  environment: string
  /** Hash of the sources at the start of the last run. */
  source: string
  /** Ids that equalled their baselines in the last run, pixel by pixel. */
  matched: string[]
  findings: ReportedFinding[]
}

/** A finding with the hash of the sources that it was captured from. */
export type ReportedFinding = Finding & { source: string }

const optional = z.exactOptional
const sizeSchema = z.object({ width: z.number(), height: z.number() })
const boxSchema = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
const clusterSchema = z.object({
  kind: z.enum(['changed', 'inserted', 'removed']),
  box: boxSchema,
  approvedTop: z.number(),
  count: z.number(),
  before: z.string(),
  after: z.string(),
  move: optional(z.object({ x: z.number(), y: z.number() })),
  isRecoloured: optional(z.literal(true)),
  component: optional(z.string()),
  fingerprint: z.string(),
} satisfies FieldsOf<Cluster>)

/** Ids become paths below `baselines/`, `trees/` and the report: a subject and a mode, without dots or more slashes. */
const idSchema = z.string().check(z.regex(/^[\w-]+\/[\w-]+$/u))

const shaSchema = z.string().check(z.regex(/^[\da-f]{64}$/u))

const findingSchema = z.object({
  id: idSchema,
  kind: z.enum(['new', 'changed', 'browser', 'removed', 'orphan', 'unsteady', 'blank', 'failed', 'tree']),
  detail: z.string(),
  sha: z.nullable(shaSchema),
  approvedSha: optional(shaSchema),
  source: z.string(),
  sizes: optional(z.object({ approved: sizeSchema, taken: sizeSchema })),
  clusters: optional(z.array(clusterSchema)),
  contrasts: optional(
    z.array(z.object({ text: z.string(), before: z.number(), after: z.number(), required: z.number() })),
  ),
  sources: optional(z.array(z.string())),
  hasTwoTakes: optional(z.literal(true)),
  approved: optional(z.string()),
  taken: optional(z.string()),
} satisfies FieldsOf<ReportedFinding>)

/** A field that the schema does not name would be lost, so each one is required here. */
type FieldsOf<T> = Record<keyof T, z.ZodMiniType>

const reportSchema: z.ZodMiniType<Report> = z.object({
  environment: z.string(),
  source: z.string(),
  matched: z.array(idSchema),
  findings: z.array(findingSchema),
} satisfies FieldsOf<Report>)

/** Hash of every file that may change a picture. */
export const pictureSourceHash = (): Promise<string> => sourceHash(PICTURE_SOURCES)

/** Parses untrusted JSON. `undefined` if it is malformed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the report of the last run, or of a downloaded folder; `null` if there is none.
 * @throws if the file is not a report, or has ids that could leave its folder
 */
export async function readReport(folder = resultFolder): Promise<Report | null> {
  const { reportFile } = resultsIn(folder)
  const text = await readFile(reportFile, 'utf8').catch(() => null)
  if (text === null) return null
  const report = reportSchema.safeParse(parseJson(text))
  if (!report.success)
    throw new Error(
      `${reportFile} is not a valid report. Capture everything again, or download it again.\n${z.prettifyError(report.error)}`,
    )
  return report.data
}

/** Writes the report, and once more as a script: a page that is opened from disk cannot fetch JSON. */
export async function writeReport(report: Report, folder = resultFolder): Promise<void> {
  const json = JSON.stringify(report, null, 2)
  const files = { [resultsIn(folder).reportFile]: json, [join(folder, 'report.js')]: `window.visualReport = ${json}\n` }
  for (const [path, text] of Object.entries(files)) {
    // A downloaded folder may have a link here, which would be followed.
    await rm(path, { force: true })
    await writeInto(path, text)
  }
}

/** Adds a narrower run to the report of a wider one, whose other entries stay. Another environment starts a new report. */
export function mergeReports(wide: Report | null, narrow: Report, captured: readonly string[]): Report {
  if (wide === null || wide.environment !== narrow.environment) return narrow
  const replaced = new Set(captured)
  const isOther = (id: string): boolean => !replaced.has(id.replace(/\/checks-\d+$/u, '/checks'))
  return {
    ...narrow,
    matched: [...(wide.source === narrow.source ? wide.matched.filter(isOther) : []), ...narrow.matched],
    findings: [...wide.findings.filter(({ id }) => isOther(id)), ...narrow.findings],
  }
}

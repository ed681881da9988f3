import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceHash } from '#ci/source-hash.ts'
import { PICTURE_SOURCES } from '#ci/sources.ts'
import { resultFolder, resultsIn, writeInto } from './baselines.ts'
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

/** Hash of every file that may change a picture. */
export const pictureSourceHash = (): Promise<string> => sourceHash(PICTURE_SOURCES)

/** Reads the report of the last run, or of a downloaded folder; `null` if there is none. */
export async function readReport(folder = resultFolder): Promise<Report | null> {
  const text = await readFile(resultsIn(folder).reportFile, 'utf8').catch(() => null)
  if (text === null) return null
  const report: Report = JSON.parse(text)
  return report
}

/** Writes the report, and once more as a script: a page that is opened from disk cannot fetch JSON. */
export async function writeReport(report: Report, folder = resultFolder): Promise<void> {
  const json = JSON.stringify(report, null, 2)
  await writeInto(resultsIn(folder).reportFile, json)
  await writeInto(join(folder, 'report.js'), `window.visualReport = ${json}\n`)
}

/** Adds a narrower run to the report of a wider one, whose other entries stay. Another environment starts a new report. */
export function mergeReports(wide: Report | null, narrow: Report, captured: readonly string[]): Report {
  if (wide === null || wide.environment !== narrow.environment) return narrow
  const replaced = new Set(captured)
  const isOther = (id: string): boolean => !replaced.has(id)
  return {
    ...narrow,
    matched: [...(wide.source === narrow.source ? wide.matched.filter(isOther) : []), ...narrow.matched],
    findings: [...wide.findings.filter(({ id }) => isOther(id)), ...narrow.findings],
  }
}

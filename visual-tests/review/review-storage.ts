import * as z from 'zod/mini'
import type { ReportedFinding } from '../report.ts'
import { selectionOf } from './describe.ts'
import type { Verdicts } from './judging.ts'

/* Verdicts and settings in the browser. A verdict belongs to a finding and its reviewed file, so it outlives its report. */

export type ReviewStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const SHORTCUTS_KEY = 'visual-review.shortcuts'
const VERDICTS_KEY = 'visual-review.verdicts'
/** Earlier versions had one key for each report. */
const OLD_KEY_PREFIX = 'visual review '
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

const storedSchema = z.record(
  z.string(),
  z.object({
    verdict: z.union([
      z.object({ kind: z.literal('approved') }),
      z.object({ kind: z.literal('rejected'), note: z.string() }),
    ]),
    /** Milliseconds since the epoch. */
    savedAt: z.number(),
  }),
)
type Stored = z.infer<typeof storedSchema>

function readStored(store: ReviewStore): Stored {
  try {
    const stored = storedSchema.safeParse(JSON.parse(store.getItem(VERDICTS_KEY) ?? '{}'))
    return stored.success ? stored.data : {}
  } catch {
    return {}
  }
}

/** Reads the saved verdicts on the findings of a report, by id. */
export function readVerdicts(store: ReviewStore, findings: readonly ReportedFinding[]): Verdicts {
  const stored = readStored(store)
  return Object.fromEntries(
    findings.flatMap((finding) => {
      const verdict = stored[selectionOf(finding)]?.verdict
      return verdict === undefined ? [] : [[finding.id, verdict]]
    }),
  )
}

/** Saves the verdicts on the findings of a report. Those of other reports stay for 30 days. */
export function saveVerdicts(
  store: ReviewStore,
  findings: readonly ReportedFinding[],
  verdicts: Verdicts,
  now = Date.now(),
): void {
  const own = new Set(findings.map(selectionOf))
  const others = Object.entries(readStored(store)).filter(
    ([selection, { savedAt }]) => !own.has(selection) && now - savedAt < MAX_AGE_MS,
  )
  const saved = findings.flatMap((finding) => {
    const verdict = verdicts[finding.id]
    return verdict === undefined ? [] : [[selectionOf(finding), { verdict, savedAt: now }] as const]
  })
  try {
    removeOldKeys(store)
    store.setItem(VERDICTS_KEY, JSON.stringify(Object.fromEntries([...others, ...saved])))
  } catch {
    // Storage may be full or blocked; the review goes on without it.
  }
}

function removeOldKeys(store: ReviewStore): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const key of keys) if (key?.startsWith(OLD_KEY_PREFIX) === true) store.removeItem(key)
}

/** Reads whether keyboard shortcuts are on, which is the default. */
export function readShortcuts(store: ReviewStore): boolean {
  try {
    return store.getItem(SHORTCUTS_KEY) !== 'off'
  } catch {
    return true
  }
}

export function saveShortcuts(store: ReviewStore, hasShortcuts: boolean): void {
  try {
    store.setItem(SHORTCUTS_KEY, hasShortcuts ? 'on' : 'off')
  } catch {
    // Storage may be full or blocked; the setting holds until the page is closed.
  }
}

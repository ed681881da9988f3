import type { Answer } from './send.ts'

/** The kinds of requests that are reported apart. */
export const KINDS = ['poll', 'bet', 'deposit', 'list'] as const
export type Kind = (typeof KINDS)[number]

interface Minute {
  durations: Record<Kind, number[]>
  failed: number
}

const MINUTE_MS = 60_000
const noDurations = (): Record<Kind, number[]> => ({ poll: [], bet: [], deposit: [], list: [] })

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const times = (values: readonly number[]): string =>
  values.length === 0 ? '–' : [0.5, 0.99].map((share) => percentile(values, share).toFixed(0)).join(' / ')

/** Collects the requests of a simulation by the minute in which they ended, with what happened in it. */
export function createReport() {
  const startedAt = performance.now()
  const minutes: Minute[] = []
  const events: string[][] = []
  /** Answers that are no success, by kind and reason. */
  const reasons: Record<string, number> = {}
  const current = () => Math.floor((performance.now() - startedAt) / MINUTE_MS)
  const minute = () => (minutes[current()] ??= { durations: noDurations(), failed: 0 })
  return {
    reasons,
    add(kind: Kind, durationMs: number, answer: Answer) {
      minute().durations[kind].push(durationMs)
      if (answer.kind === 'accepted') return
      const reason = `${kind}: ${answer.kind === 'rejected' ? `error ${answer.code}` : answer.reason}`
      reasons[reason] = (reasons[reason] ?? 0) + 1
      if (answer.kind === 'failed') minute().failed += 1
    },
    event(text: string) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      ;(events[current()] ??= []).push(text)
      console.log(`${seconds} s: ${text}`)
    },
    /** The share of failed requests of all minutes. */
    failedShare: () => {
      const all = minutes.flatMap(({ durations }) => KINDS.map((kind) => durations[kind].length))
      return minutes.reduce((sum, { failed }) => sum + failed, 0) / all.reduce((sum, count) => sum + count, 0)
    },
    /** A row per minute: requests a second, share of failed ones, p50 and p99 in ms. */
    rows: () =>
      minutes.map(({ durations, failed }, index) => {
        const total = KINDS.reduce((sum, kind) => sum + durations[kind].length, 0)
        return {
          minute: index + 1,
          'requests/s': (total / 60).toFixed(0),
          failed,
          'failed, %': ((100 * failed) / total).toFixed(2),
          ...Object.fromEntries(KINDS.map((kind) => [`${kind}, p50 / p99 ms`, times(durations[kind])])),
          events: (events[index] ?? []).join(', '),
        }
      }),
  }
}

export type Report = ReturnType<typeof createReport>

import type { DroppedItem } from '#contract/reader.ts'
import type { Failure } from '#app/http/failure.ts'

/** What the operator learns of; an operator's own collector replaces the console here. */
export interface Report {
  failure(failure: Failure): void
  dropped(call: string, items: readonly DroppedItem[]): void
  rejectedUrl(address: string, reason: string): void
  crash(error: unknown): void
}

/** Writes to the console. What the player typed and tokens never get here. */
export const consoleReport: Report = {
  failure(failure) {
    const detail =
      failure.kind === 'broken'
        ? `${failure.path} ${failure.reason}`
        : failure.kind === 'refused'
          ? `${failure.raw}`
          : failure.cause
    console.warn(`[report] ${failure.call}: ${failure.kind} ${detail}`)
  },
  dropped(call, items) {
    for (const { path, reason } of items) console.warn(`[report] ${call}: dropped ${path} ${reason}`)
  },
  rejectedUrl(address, reason) {
    console.warn(`[report] refused address (${reason}): ${address.slice(0, 80)}`)
  },
  crash(error) {
    console.error('[report] crash', error)
  },
}

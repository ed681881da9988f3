import type { DroppedItem } from '#contract/core/reader.ts'
import type { Failure } from '#app/http/failure.ts'

/** Error reporting. An operator can replace the console with its own collector. */
export interface Report {
  failure(failure: Failure): void
  dropped(call: string, items: readonly DroppedItem[]): void
  rejectedUrl(address: string, reason: string): void
  crash(error: unknown): void
}

/** Reports to the console. Never receives user input or tokens. */
export const consoleReport: Report = {
  failure(failure) {
    const detail =
      failure.kind === 'malformed'
        ? `${failure.path} ${failure.reason}`
        : failure.kind === 'rejected'
          ? `${failure.raw}`
          : failure.cause
    console.warn(`[report] ${failure.call}: ${failure.kind} ${detail}`)
  },
  dropped(call, items) {
    for (const { path, reason } of items) console.warn(`[report] ${call}: dropped ${path} ${reason}`)
  },
  rejectedUrl(address, reason) {
    console.warn(`[report] rejected URL (${reason}): ${address.slice(0, 80)}`)
  },
  crash(error) {
    console.error('[report] crash', error)
  },
}

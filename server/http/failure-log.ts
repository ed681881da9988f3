import type { FastifyBaseLogger } from 'fastify'

/** What the operator learns of a mistake of the server. */
interface FailureLine {
  type: string
  code: string
  message: string
  stack: string
}

const textOf = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/**
 * Writes down a mistake: its kind, its message and where it happened. Nothing else of it: a database's error carries the statement's
 * values and whole rows, and those are passwords' hashes, tokens and codes.
 */
export function logFailure(log: FastifyBaseLogger, call: string, error: unknown): void {
  const failure = error instanceof Error ? error : new Error('Something that is no error was thrown.')
  const line: FailureLine = {
    type: failure.name,
    code: textOf(failure, 'code'),
    message: failure.message,
    // The first line is the message again.
    stack: (failure.stack ?? '').split('\n').slice(1, 12).join('\n'),
  }
  log.error({ call, failure: line }, 'a call failed')
}

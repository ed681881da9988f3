import type { FastifyBaseLogger } from 'fastify'

/** What the operator learns of a mistake of the server. */
type FailureLine = {
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
 * A mistake as it is written down: its kind, its message and where it happened. Nothing else of it: a database's error carries the
 * statement's values and whole rows, and those are passwords' hashes, tokens and codes.
 */
function lineOf(error: unknown): FailureLine {
  const failure = error instanceof Error ? error : new Error('Something that is no error was thrown.')
  return {
    type: failure.name,
    code: textOf(failure, 'code'),
    message: failure.message,
    // The first line is the message again.
    stack: (failure.stack ?? '').split('\n').slice(1, 12).join('\n'),
  }
}

/** Writes down what went wrong with a call. */
export function logFailure(log: FastifyBaseLogger, call: string, error: unknown): void {
  log.error({ call, failure: lineOf(error) }, 'a call failed')
}

/** What is written down by the framework itself: of a request its path alone, because a query may hold a token. */
export const logSerializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] ?? '' }),
  err: lineOf,
}

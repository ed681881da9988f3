import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

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

/** Characters of one text of a line at most: what somebody has sent may stand in it. */
const LONGEST = 2000
/** What a terminal or a reader of the log takes for more than a text: orders, new lines, turned or unseen letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** A text as it is written down: cut, and with a number for each letter that is not to be seen. JSON leaves most of those as they are. */
const seen = (text: string): string =>
  text.slice(0, LONGEST).replace(UNSEEN, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)

/** Where it happened: the lines behind the message, which may have lines of its own. */
const placesOf = ({ message, stack = '' }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .slice(1, 12)
    .map(seen)
    .join('\n')

/**
 * A mistake as it is written down: its kind, its message and where it happened. Nothing else of it: a database's error carries the
 * statement's values and whole rows, and those are passwords' hashes, tokens and codes.
 */
function lineOf(error: unknown): FailureLine {
  const failure = error instanceof Error ? error : new Error('Something that is no error was thrown.')
  return {
    type: seen(failure.name),
    code: seen(textOf(failure, 'code')),
    message: seen(failure.message),
    stack: placesOf(failure),
  }
}

/** Writes down what went wrong with a call. */
export function logFailure(log: FastifyBaseLogger, call: string, error: unknown): void {
  log.error({ call: seen(call), failure: lineOf(error) }, 'a call failed')
}

/** What is written down by the framework itself: of a request its path alone, because a query may hold a token. */
export const logSerializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, url: seen(url.split('?')[0] ?? '') }),
  err: lineOf,
}

type Hooks = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>['hooks']

/** The same for the words of a line: the framework takes a mistake's whole message for them. */
export const logHooks: NonNullable<Hooks> = {
  logMethod(said, write) {
    for (const [at, part] of said.entries()) if (typeof part === 'string') said[at] = seen(part)
    write.apply(this, said)
  },
}

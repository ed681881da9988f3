import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { throttleOf } from './throttle.ts'

/** A logged server error. */
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

/** Maximum length of a logged text, which may contain user input. */
const MAX_LENGTH = 2000
/** Control, format and separator characters that could forge log lines or terminal output. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Truncates text and escapes control characters, most of which JSON leaves unescaped. */
export const sanitise = (text: string): string =>
  text.slice(0, MAX_LENGTH).replace(CONTROL_CHARACTERS, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)

/** Stack frames without the message, which may have several lines. */
const stackOf = ({ message, stack = '' }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .slice(1, 12)
    .map(sanitise)
    .join('\n')

/**
 * Reduces an error to type, message and stack. Database errors also carry values and rows, which include password
 * hashes, tokens and codes.
 */
function toFailureLine(error: unknown): FailureLine {
  const failure = error instanceof Error ? error : new Error('A non-error value was thrown.')
  return {
    type: sanitise(failure.name),
    code: sanitise(textOf(failure, 'code')),
    message: sanitise(failure.message),
    stack: stackOf(failure),
  }
}

/** Logs an error of a request. Of those with an equal `key` one line a minute is written, with the number of those left out. */
export function logThrottled(
  { log, server }: Pick<FastifyRequest, 'log' | 'server'>,
  key: string,
  fields: object,
  message: string,
): void {
  throttleOf(server.server)(key, (omitted) => log.error({ ...fields, ...(omitted > 0 ? { omitted } : {}) }, message))
}

/** Logs a failed call. */
export function logFailure(request: FastifyRequest, call: string, error: unknown): void {
  const failure = toFailureLine(error)
  const key = [call, failure.type, failure.code, failure.message].join('\n')
  logThrottled(request, key, { call: sanitise(call), failure }, 'a call failed')
}

/** Serializers of the framework's log lines. Queries are dropped because they may contain a token. */
export const logSerializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, url: sanitise(url.split('?')[0] ?? '') }),
  err: toFailureLine,
}

type Hooks = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>['hooks']

/** Sanitises the message of a log line, for which the framework uses the raw error message. */
export const logHooks: NonNullable<Hooks> = {
  logMethod(args, write) {
    for (const [index, arg] of args.entries()) if (typeof arg === 'string') args[index] = sanitise(arg)
    write.apply(this, args)
  },
}

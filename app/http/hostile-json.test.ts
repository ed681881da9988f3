import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls as appCalls, frameCalls } from '#contract/all-calls.ts'
import { readPayload } from '#contract/core/call.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { getMeta } from '#contract/lobby/meta.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'

/*
 * Prototype pollution: responses with `__proto__` keys, duplicate keys and deep nesting. They are JSON text, because an
 * object literal cannot hold an own `__proto__` key.
 */

const PAYLOADS = 1000
/** Deeper than any call stack, so a recursive reader would overflow. */
const DEEP = 100_000

const allCalls = [...appCalls, ...frameCalls]

const keysOf = (part: unknown): string[] => (part instanceof z.ZodMiniObject ? Object.keys(part.def.shape) : [])
const declared = [...new Set(allCalls.flatMap(({ data, body }) => [...keysOf(data), ...keysOf(body)]))]
const names = [
  ...['__proto__', '__proto__', '__proto__', '__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON'],
  ...[
    'items',
    'items',
    'items',
    'error',
    'code',
    'data',
    'message',
    'args',
    'id',
    'slug',
    'name',
    'isAdmin',
    'length',
    '',
  ],
]
const POISON = '{"polluted":true,"isAdmin":1,"id":7,"length":9}'
const leaves = ['null', 'true', '0', '-1', '1e999', '"x"', '""', '[]', '{}', POISON, `{"__proto__":${POISON}}`, '[[]]']

/** Generates JSON texts; the fixed seed makes every run the same. */
function payloads(): string[] {
  const random = seededRandom(21)
  const pick = (list: readonly string[]) => list[random(list.length)] ?? ''
  const key = () => JSON.stringify(random(3) === 0 ? pick(declared) : pick(names))
  const value = (depth: number): string => {
    if (depth === 0 || random(3) === 0) return pick(leaves)
    const parts = Array.from({ length: 1 + random(4) }, () => value(depth - 1))
    if (random(4) === 0) return `[${parts.join(',')}]`
    const members = parts.map((part) => `${key()}:${part}`)
    // Some keys occur twice, with a different value.
    return `{${[...members, ...(random(2) === 0 ? members.map((member) => `${member.split(':')[0]}:${POISON}`) : [])].join(',')}}`
  }
  const wrapped = (text: string) =>
    [
      `{"error":0,"code":0,"data":${text}}`,
      `{"error":0,"__proto__":${text},"data":${text}}`,
      `{"error":425,"code":0,"args":${text},"next_method":${text},"data":${text}}`,
      text,
    ][random(4)] ?? text
  return Array.from({ length: PAYLOADS }, () => wrapped(value(1 + random(5))))
}

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype]
const prototypeNames = () => PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype))
const originalNames = prototypeNames()
/** The paths of nested values whose prototype is not `Object` or `Array`. */
function pathsWithForeignPrototype(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const prototype: unknown = Object.getPrototypeOf(value)
  const ownPaths = prototype === Object.prototype || prototype === Array.prototype ? [] : [path]
  return [
    ...ownPaths,
    ...Object.entries(value).flatMap(([key, part]) => pathsWithForeignPrototype(part, `${path}.${key}`)),
  ]
}

describe('a response with hostile JSON', () => {
  afterEach(() => expect(prototypeNames()).toEqual(originalNames))

  it('pollutes no prototype and yields plain values for every call', () => {
    const failures: string[] = []
    const counts = { accepted: 0, rejected: 0, noEnvelope: 0 }
    let readCount = 0
    for (const text of payloads()) {
      const envelope = readEnvelope(JSON.parse(text))
      counts[envelope.kind] += 1
      if (envelope.kind === 'rejected') {
        errorMessage(enErrors, envelope)
        if (pathsWithForeignPrototype(envelope.args).length > 0) failures.push(text)
      }
      for (const call of allCalls) {
        const read = readPayload<unknown>(call, envelope.kind === 'accepted' ? envelope.payload : JSON.parse(text))
        const body = z.safeParse(call.body, JSON.parse(text))
        readCount += read.kind === 'read' ? 1 : 0
        const foreign = [read.kind === 'read' ? read.data : null, body.success ? body.data : null].flatMap((part) =>
          pathsWithForeignPrototype(part),
        )
        if (foreign.length > 0) failures.push(`${call.name} ${foreign.join(' ')}: ${text}`)
      }
      if (JSON.stringify(prototypeNames()) !== JSON.stringify(originalNames) || 'polluted' in {}) failures.push(text)
    }
    expect(failures).toEqual([])
    // Guards against a vacuous pass: every envelope kind occurs and many payloads are valid.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(20)
    expect(readCount).toBeGreaterThan(PAYLOADS)
  })

  it('keeps prototype names as ordinary keys of a map', () => {
    const read = readPayload(getMeta, JSON.parse('{"items":{"__proto__":{"title":"a"},"constructor":{"title":"b"}}}'))
    if (read.kind !== 'read') throw new Error(read.reason)
    expect(Object.keys(read.data.items)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(read.data.items)).toBe(Object.prototype)
  })

  it.each([
    ['lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['objects', '{"data":'.repeat(DEEP) + '0' + '}'.repeat(DEEP)],
    ['prototypes', '{"__proto__":'.repeat(DEEP) + '0' + '}'.repeat(DEEP)],
  ])('is validated without a stack overflow when %s are nested 100,000 deep', (_, deep) => {
    const part: unknown = JSON.parse(deep)
    const data = Object.fromEntries(declared.map((field) => [field, part]))
    const envelope = readEnvelope({ error: 0, code: 0, args: part, data })
    if (envelope.kind !== 'accepted') throw new Error(envelope.kind)
    const kinds = new Set(allCalls.map((call) => readPayload<unknown>(call, envelope.payload).kind))
    expect(kinds.has('broken')).toBe(true)
  })
})

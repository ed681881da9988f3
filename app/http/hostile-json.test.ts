import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '#contract/all-calls.ts'
import { readPayload } from '#contract/call.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { getMeta } from '#contract/meta.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'

/*
 * Answers that reach for what all objects share: names of prototypes as keys, the same key twice, nesting without end. They are
 * texts, as they come over the wire, because an object that is written down cannot hold them.
 */

const PAYLOADS = 1000
/** Deeper than any stack: whoever goes down by calling himself does not come back. */
const DEEP = 100_000

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
const poison = '{"polluted":true,"isAdmin":1,"id":7,"length":9}'
const leaves = ['null', 'true', '0', '-1', '1e999', '"x"', '""', '[]', '{}', poison, `{"__proto__":${poison}}`, '[[]]']

/** A thousand texts of JSON, the same in each run. */
function payloads(): string[] {
  const random = seededRandom(21)
  const pick = (list: readonly string[]) => list[random(list.length)] ?? ''
  const key = () => JSON.stringify(random(3) === 0 ? pick(declared) : pick(names))
  const value = (depth: number): string => {
    if (depth === 0 || random(3) === 0) return pick(leaves)
    const parts = Array.from({ length: 1 + random(4) }, () => value(depth - 1))
    if (random(4) === 0) return `[${parts.join(',')}]`
    const members = parts.map((part) => `${key()}:${part}`)
    // The same key twice, with another value.
    return `{${[...members, ...(random(2) === 0 ? members.map((member) => `${member.split(':')[0]}:${poison}`) : [])].join(',')}}`
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

const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype]
const namesOf = () => shared.map((prototype) => Reflect.ownKeys(prototype))
const before = namesOf()
/** Where something that was read has another prototype than plain values have. */
function strangers(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const prototype: unknown = Object.getPrototypeOf(value)
  const own = prototype === Object.prototype || prototype === Array.prototype ? [] : [path]
  return [...own, ...Object.entries(value).flatMap(([key, part]) => strangers(part, `${path}.${key}`))]
}

describe('an answer that reaches for what all objects share', () => {
  afterEach(() => expect(namesOf()).toEqual(before))

  it('changes nothing of it, whichever call reads it, and what is read is plain', () => {
    const wrongly: string[] = []
    const met = { accepted: 0, refused: 0, noEnvelope: 0 }
    let isRead = 0
    for (const text of payloads()) {
      const envelope = readEnvelope(JSON.parse(text))
      met[envelope.kind] += 1
      if (envelope.kind === 'refused') {
        errorMessage(enErrors, envelope)
        if (strangers(envelope.args).length > 0) wrongly.push(text)
      }
      for (const call of allCalls) {
        const read = readPayload<unknown>(call, envelope.kind === 'accepted' ? envelope.payload : JSON.parse(text))
        const asked = z.safeParse(call.body, JSON.parse(text))
        isRead += read.kind === 'read' ? 1 : 0
        const odd = [read.kind === 'read' ? read.data : null, asked.success ? asked.data : null].flatMap((part) =>
          strangers(part),
        )
        if (odd.length > 0) wrongly.push(`${call.name} ${odd.join(' ')}: ${text}`)
      }
      if (JSON.stringify(namesOf()) !== JSON.stringify(before) || 'polluted' in {}) wrongly.push(text)
    }
    expect(wrongly).toEqual([])
    // Each kind was met, and much was read: nothing is right because nothing was looked at.
    expect(Math.min(...Object.values(met))).toBeGreaterThan(20)
    expect(isRead).toBeGreaterThan(PAYLOADS)
  })

  it('keeps a name of a prototype in a map as a name', () => {
    const read = readPayload(getMeta, JSON.parse('{"items":{"__proto__":{"title":"a"},"constructor":{"title":"b"}}}'))
    if (read.kind !== 'read') throw new Error(read.reason)
    expect(Object.keys(read.data.items)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(read.data.items)).toBe(Object.prototype)
  })

  it.each([
    ['lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['objects', '{"data":'.repeat(DEEP) + '0' + '}'.repeat(DEEP)],
    ['prototypes', '{"__proto__":'.repeat(DEEP) + '0' + '}'.repeat(DEEP)],
  ])('is read though it is a hundred thousand %s deep', (_, deep) => {
    const part: unknown = JSON.parse(deep)
    const data = Object.fromEntries(declared.map((field) => [field, part]))
    const envelope = readEnvelope({ error: 0, code: 0, args: part, data })
    if (envelope.kind !== 'accepted') throw new Error(envelope.kind)
    const kinds = new Set(allCalls.map((call) => readPayload<unknown>(call, envelope.payload).kind))
    expect(kinds.has('broken')).toBe(true)
  })
})

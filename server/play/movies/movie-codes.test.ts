import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { beginRound } from '#contract/play/frame-calls.ts'

/* Movies are compiled by hand, so no type ties them to the contract. */

const source = readFileSync(new URL('wheel-of-seasons/Client.hx', import.meta.url), 'utf8')
/** These do not tell whether the server ran the call. */
const UNCLEAR: readonly number[] = [errorCode.internalError, errorCode.contactSupport]

describe('Wheel of Seasons', () => {
  it('knows every rejection of a stake, so that none counts as a lost response', () => {
    const values = new Map([...source.matchAll(/var (\w+) = (\d+);/gu)].map(([, name, code]) => [name, Number(code)]))
    const names = /notPlayed = \[([^\]]+)\]/u.exec(source)?.[1]?.split(',') ?? []
    const known = names.map((name) => values.get(name.trim()))
    // A movie plays no actions and no free spins.
    expect(beginRound.errors.filter((code) => !UNCLEAR.includes(code) && !known.includes(code))).toEqual([])
  })
})

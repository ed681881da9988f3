import { describe, expect, it } from 'vitest'
import { UNKNOWN_CONTACT, type CallErrorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { accessFlows } from '#app/features/access/codes.cases.tsx'
import { codesOf, failureFor, fieldCodes, formCodes, type Flow } from '#app/testing/describe-rejections.tsx'
import { profileFlows } from './codes.cases.tsx'

/* The place of every error code of a form that decides it itself, and the text of each code in both languages. */

const flows = Object.entries({ ...accessFlows, ...profileFlows })

/** Each code with its field; `null` for a code of the whole form. */
const expectedPlaces = (flow: Flow): (readonly [CallErrorCode, string | null])[] => [
  ...fieldCodes(flow).flatMap(([, name, codes]) => codes.map((code) => [code, name] as const)),
  ...formCodes(flow).map((code) => [code, null] as const),
]

describe('the place of an error code', () => {
  it.each(flows.filter(([, { problemsOf }]) => problemsOf !== undefined))('is decided by the form of %s', (_, flow) => {
    const fieldOf = (code: CallErrorCode) => Object.keys(flow.problemsOf?.(failureFor(code)) ?? {})[0] ?? null
    const expected = expectedPlaces(flow)
    expect(expected.map(([code]) => [code, fieldOf(code)])).toEqual(expected)
  })
})

describe('the text of an error code', () => {
  const codes = new Set(flows.flatMap(([, flow]) => codesOf(flow)))
  const placeholder = /%s|[{}]/u

  it.each([...codes].filter((code) => code !== UNKNOWN_CONTACT))('%d is complete in both languages', (code) => {
    const [ru, en] = [ruErrors, enErrors].map((texts) => errorMessage(texts, { code, message: null, args: [4] }))
    expect(ru).toMatch(/[а-я]/u)
    expect(en).toMatch(/^[^а-я]+$/u)
    expect(`${ru} ${en}`).not.toMatch(placeholder)
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { inheritedErrors } from '#contract/core/call.ts'
import { UNKNOWN_CONTACT, type CallErrorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { errorField } from '#contract/errors/fields.ts'
import { commonErrors } from '#contract/errors/groups.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import type { Problems } from '#app/models/forms/problems.ts'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { rejected } from './failures.ts'
import { renderPage } from './render-page.tsx'

/*
 * Where a form or a button shows the error codes of its call (`spec §8`). The place of every code is tested without rendering
 * (`codes-placed.test.tsx`); one code per place and kind of text is rendered.
 */

/** Selects inputs and selects only: a radio button may have the same label as the field that it reveals. */
export const FIELDS = 'input:not([type=radio]), select, textarea'

/** Pastes a text into a field, because typing key by key makes these tests 30 s slower. */
export async function fillIn(label: string, text: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(label, { selector: FIELDS }))
  await userEvent.paste(text)
}

export const failureFor = (code: CallErrorCode) =>
  code === UNKNOWN_CONTACT ? { ...rejected(200), raw: UNKNOWN_CONTACT } : rejected(code, null, [4])

/** A part of a page, the call that it makes, and where the error codes that the contract declares for it are shown. */
export interface Flow {
  part: () => ReactElement
  call: string
  /** The current URL. */
  at?: string
  /** Response data of other calls. */
  answers?: Readonly<Record<string, unknown>>
  fill?: () => Promise<void>
  /** The name of the submit button. Omit it if filling the form submits it. */
  press?: string
  /** The text shown while the part polls every second. */
  awaits?: string
  /** The form's own decision, if it differs from the rows of the codes. Its fields name their codes. */
  problemsOf?: (failure: Failure) => Problems
  /** The fields, with the codes of a decision of its own. The form as a whole shows the other codes of the call. */
  fields?: readonly (readonly [label: string, name: string, codes?: readonly CallErrorCode[]])[]
  /** The only codes that are tested, if another flow of the call has the others. */
  only?: readonly CallErrorCode[]
  /** Codes of the call that are not tested here. */
  without?: readonly CallErrorCode[]
  /** Codes that the contract does not declare for the call, but another back end may send. */
  undeclared?: readonly ErrorCode[]
  /** Codes that lead to another screen: the text shown there. No field is invalid. */
  leadsTo?: readonly (readonly [text: string, codes: readonly ErrorCode[]])[]
  /** A text shown instead of the catalogue's message. */
  says?: (code: CallErrorCode) => string | null
  /** Whether each field is a group that contains its alert. */
  groups?: true
}
export type Flows = Readonly<Record<string, Flow>>

/** The declared errors of a call, except those that the session and the idempotency key handle. */
export function declaredCodes(name: string): readonly CallErrorCode[] {
  const call = allCalls.find((declared) => declared.name === name)
  if (call === undefined) throw new Error(`The contract has no call ${name}.`)
  const inherited = inheritedErrors(call)
  return [...commonErrors, ...call.errors.filter((code) => !inherited.includes(code))]
}

/** Every code that a flow is tested with. */
export function codesOf({ call, only, without = [], undeclared = [] }: Flow): readonly CallErrorCode[] {
  const codes = only ?? declaredCodes(call)
  return [...codes.filter((code) => !without.includes(code)), ...undeclared]
}

/** The codes of each field of a flow. */
export function fieldCodes(
  flow: Flow,
): readonly (readonly [label: string, name: string, codes: readonly CallErrorCode[]])[] {
  const { fields = [], leadsTo = [] } = flow
  const names = fields.map(([, name]) => name)
  const elsewhere: readonly CallErrorCode[] = leadsTo.flatMap(([, codes]) => codes)
  const rowCodes = (name: string) =>
    codesOf(flow).filter((code) => errorField(code, names) === name && !elsewhere.includes(code))
  return fields.map(([label, name, codes]) => [label, name, codes ?? rowCodes(name)])
}

/** The codes that the form as a whole shows. */
export function formCodes(flow: Flow): readonly CallErrorCode[] {
  const { leadsTo = [] } = flow
  const placed = new Set([
    ...fieldCodes(flow).flatMap(([, , codes]) => codes),
    ...leadsTo.flatMap(([, codes]) => codes),
  ])
  return codesOf(flow).filter((code) => !placed.has(code))
}

/** Where a code is shown. */
type Place = { kind: 'field'; label: string } | { kind: 'form' } | { kind: 'screen'; text: string }

/** One code of each place and kind of text. */
function samplesOf(flow: Flow): [code: CallErrorCode, place: Place][] {
  const { leadsTo = [], says } = flow
  const places: (readonly [Place, readonly CallErrorCode[]])[] = [
    ...fieldCodes(flow).map(([label, , codes]) => [{ kind: 'field', label } as const, codes] as const),
    [{ kind: 'form' }, formCodes(flow)],
    ...leadsTo.map(([text, codes]) => [{ kind: 'screen', text } as const, codes] as const),
  ]
  return places.flatMap(([place, codes]) =>
    [...Map.groupBy(codes, (code) => says?.(code) ?? null).values()].flatMap(([code]): [CallErrorCode, Place][] =>
      code === undefined ? [] : [[code, place]],
    ),
  )
}

/** Triggers the call of a flow, which is rejected with the code. Returns how often it was sent. */
async function reject(flow: Flow, code: CallErrorCode): Promise<() => number> {
  const { scope, sent } = await renderPage(flow.part(), {
    ...(flow.at === undefined ? {} : { at: flow.at }),
    answers: {
      ...Object.fromEntries(Object.entries(flow.answers ?? {}).map(([call, data]) => [call, () => data])),
      [flow.call]: () => {
        throw new CallFailure(failureFor(code))
      },
    },
  })
  const sentCount = () => sent.filter(([call]) => call === flow.call).length
  // Wait for the button before filling the form: its data may still be loading.
  if (flow.press !== undefined) await screen.findByRole('button', { name: flow.press })
  await flow.fill?.()
  if (flow.press !== undefined) await userEvent.click(screen.getByRole('button', { name: flow.press }))
  if (flow.awaits !== undefined) {
    await screen.findByText(flow.awaits)
    expect(sentCount()).toBe(0)
    await act(() => allSettled(ticked, { scope, params: 0 }))
  }
  return sentCount
}

const findAlert = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert')
    const match = alerts.find((element) => element.textContent?.includes(text))
    if (match === undefined) throw new Error(alerts.map(({ textContent }) => textContent).join('; '))
    return match
  })
const expectNoInvalidField = () => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)

async function expectAtField(label: string, text: string, isGroup: boolean): Promise<void> {
  const alert = await findAlert(text)
  if (isGroup) {
    expect(screen.getByRole('group', { name: label }).contains(alert)).toBe(true)
    expect(screen.getAllByRole('alert')).toEqual([alert])
    return
  }
  const input = screen.getByLabelText(label, { selector: FIELDS })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
  expect(within(alert).getByText(text)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input))
}

/** Renders one error code of each place of each flow. */
export function describeRejections(flows: Flows): void {
  describe.each(Object.entries(flows))('%s', (_, flow) => {
    it.each(samplesOf(flow))('shows error %d at %o', async (code, place) => {
      const sentCount = await reject(flow, code)
      const catalogueCode = code === UNKNOWN_CONTACT ? 200 : code
      const catalogueText = errorMessage(ruErrors, { code: catalogueCode, message: null, args: [4] })
      switch (place.kind) {
        case 'field': {
          const text = code === UNKNOWN_CONTACT ? flow.says?.(code) : null
          await expectAtField(place.label, text ?? catalogueText, flow.groups === true)
          break
        }
        case 'form':
          await findAlert(flow.says?.(code) ?? catalogueText)
          expectNoInvalidField()
          break
        case 'screen':
          await waitFor(() => expect(document.body.textContent).toContain(place.text))
          expectNoInvalidField()
      }
      expect(sentCount()).toBe(1)
    })
  })
}

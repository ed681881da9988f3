import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { NOBODY, type CallErrorCode } from '#contract/errors/of-calls.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { CallFailure } from '#app/http/failure.ts'
import { rejected } from './failures.ts'
import { renderPage } from './render-page.tsx'

/*
 * Every code of the catalogue (`spec §8`) that a call answers with, in both languages: its words stand at the field that they are
 * about, or apart where they are about no field.
 */

const errors: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { ru: ruErrors, en: enErrors }

/** What is typed or chosen: a choice of ways may have the name of what it leads to. */
export const FIELDS = 'input:not([type=radio]), select'

/** Puts a text into a field at once, as from the clipboard: a key at a time costs a hundred tests half a minute. */
export async function fillIn(label: string, text: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(label, { selector: FIELDS }))
  await userEvent.paste(text)
}

const refusalOf = (code: CallErrorCode) =>
  code === NOBODY ? { ...rejected(200), raw: NOBODY } : rejected(code, null, [4])
const inCatalogue = (code: CallErrorCode): ErrorCode => (code === NOBODY ? 200 : code)

export type Words = Readonly<Record<Language, string>>
/** A part of a page, the call that it makes, and where the codes of that call are shown. */
export interface Flow {
  part: () => ReactElement
  call: string
  /** The address that is open. */
  at?: string
  /** What other calls answer. */
  answers?: Readonly<Record<string, unknown>>
  fill?: (language: Language) => Promise<void>
  /** The name of the button; none where filling in sends it. */
  press?: Words
  /** What is said while it is asked for each second, of its own accord. */
  awaits?: Words
  /** The codes by the name of their field; those without one stand alone. */
  fields: readonly (readonly [field: Words, codes: readonly CallErrorCode[]])[]
  alone: readonly ErrorCode[]
  /** What a refusal leads to where its words are not told: what is said then, and no field is wrong. */
  leadsTo?: readonly (readonly [says: Words, codes: readonly ErrorCode[]])[]
  /** What is said instead of the catalogue's words. */
  says?: (code: CallErrorCode) => Words | null
  /** The fields are groups of several, which hold what is said of them. */
  groups?: true
}
export type Flows = Readonly<Record<string, Flow>>

/** Every code that a flow is tried with. */
export const codesOf = ({ fields, alone, leadsTo = [] }: Flow): readonly CallErrorCode[] => [
  ...alone,
  ...[...fields, ...leadsTo].flatMap(([, codes]) => codes),
]

/** Tests every code of each flow in both languages. */
export function describeRejections(flows: Flows): void {
  const cases = Object.entries(flows).flatMap(([name, flow]) =>
    LANGUAGES.flatMap((language) => [
      ...flow.fields.flatMap(([field, codes]) =>
        codes.map((code) => ({ name, flow, language, code, field, leadsTo: null })),
      ),
      ...flow.alone.map((code) => ({ name, flow, language, code, field: null, leadsTo: null })),
      ...(flow.leadsTo ?? []).flatMap(([leadsTo, codes]) =>
        codes.map((code) => ({ name, flow, language, code, field: null, leadsTo })),
      ),
    ]),
  )

  describe('the words of a refusal', () => {
    it.each(cases.map((one) => [`${one.name}, ${one.code}, ${one.language}`, one] as const))(
      '%s',
      async (_, { flow, language, code, field, leadsTo }) => {
        const { scope, sent } = await renderPage(flow.part(), {
          language,
          ...(flow.at === undefined ? {} : { at: flow.at }),
          answers: {
            ...Object.fromEntries(Object.entries(flow.answers ?? {}).map(([call, data]) => [call, () => data])),
            [flow.call]: () => {
              throw new CallFailure(refusalOf(code))
            },
          },
        })
        // What is pressed is there before anything is typed: a list may have to arrive.
        if (flow.press !== undefined) await screen.findByRole('button', { name: flow.press[language] })
        await flow.fill?.(language)
        if (flow.press !== undefined) await userEvent.click(screen.getByRole('button', { name: flow.press[language] }))
        if (flow.awaits !== undefined) {
          await screen.findByText(flow.awaits[language])
          expect(sent.filter(([call]) => call === flow.call)).toHaveLength(0)
          await act(() => allSettled(ticked, { scope, params: 0 }))
        }
        const own = errorMessage(errors[language], { code: inCatalogue(code), message: null, args: [4] })
        const told = field === null || code === NOBODY ? flow.says?.(code) : null
        const words = leadsTo?.[language] ?? told?.[language] ?? own
        if (leadsTo !== null) {
          await waitFor(() => expect(document.body.textContent).toContain(words))
          expect(sent.filter(([call]) => call === flow.call)).toHaveLength(1)
          expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
          return
        }
        const alert = await waitFor(() => {
          const found = screen.getAllByRole('alert').find((one) => one.textContent?.includes(words))
          if (found === undefined)
            throw new Error(
              screen
                .getAllByRole('alert')
                .map((one) => one.textContent)
                .join('; '),
            )
          return found
        })
        expect(sent.filter(([call]) => call === flow.call)).toHaveLength(1)
        if (field === null) {
          expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
          return
        }
        if (flow.groups === true) {
          expect(screen.getByRole('group', { name: field[language] }).contains(alert)).toBe(true)
          expect(screen.getAllByRole('alert')).toEqual([alert])
          return
        }
        const input = screen.getByLabelText(field[language], { selector: FIELDS })
        expect(input.getAttribute('aria-invalid')).toBe('true')
        expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
        expect(within(alert).getByText(words)).toBeTruthy()
        await waitFor(() => expect(document.activeElement).toBe(input))
      },
    )
  })
}

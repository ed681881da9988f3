import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_CONTACT, type CallErrorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { CallFailure } from '#app/http/failure.ts'
import { rejected } from './failures.ts'
import { renderPage } from './render-page.tsx'

/*
 * Tests every error code of a call (`spec §8`) in both languages: the message appears at its field, or as a form-level
 * alert if the code belongs to no field.
 */

const errors: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { ru: ruErrors, en: enErrors }

/** Selects inputs and selects only: a radio button may have the same label as the field that it reveals. */
export const FIELDS = 'input:not([type=radio]), select'

/** Pastes a text into a field, because typing key by key makes these tests 30 s slower. */
export async function fillIn(label: string, text: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(label, { selector: FIELDS }))
  await userEvent.paste(text)
}

const failureFor = (code: CallErrorCode) =>
  code === UNKNOWN_CONTACT ? { ...rejected(200), raw: UNKNOWN_CONTACT } : rejected(code, null, [4])
const inCatalogue = (code: CallErrorCode): ErrorCode => (code === UNKNOWN_CONTACT ? 200 : code)

export type Words = Readonly<Record<Language, string>>
/** A part of a page, the call that it makes, and where each error code is shown. */
export interface Flow {
  part: () => ReactElement
  call: string
  /** The current URL. */
  at?: string
  /** Response data of other calls. */
  answers?: Readonly<Record<string, unknown>>
  fill?: (language: Language) => Promise<void>
  /** The name of the submit button. Omit it if filling the form submits it. */
  press?: Words
  /** The text shown while the part polls every second. */
  awaits?: Words
  /** The codes of each field label; `alone` lists the codes without a field. */
  fields: readonly (readonly [field: Words, codes: readonly CallErrorCode[]])[]
  alone: readonly ErrorCode[]
  /** Codes that lead to another screen: the text shown there. No field is invalid. */
  leadsTo?: readonly (readonly [says: Words, codes: readonly ErrorCode[]])[]
  /** A text shown instead of the catalogue's message. */
  says?: (code: CallErrorCode) => Words | null
  /** Whether each field is a group that contains its alert. */
  groups?: true
}
export type Flows = Readonly<Record<string, Flow>>

/** Every code that a flow is tested with. */
export const codesOf = ({ fields, alone, leadsTo = [] }: Flow): readonly CallErrorCode[] => [
  ...alone,
  ...[...fields, ...leadsTo].flatMap(([, codes]) => codes),
]

/** Tests every error code of each flow in both languages. */
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

  describe('error message', () => {
    it.each(
      cases.map((testCase) => [`${testCase.name}, code ${testCase.code}, ${testCase.language}`, testCase] as const),
    )('is shown for %s', async (_, { flow, language, code, field, leadsTo }) => {
      const { scope, sent } = await renderPage(flow.part(), {
        language,
        ...(flow.at === undefined ? {} : { at: flow.at }),
        answers: {
          ...Object.fromEntries(Object.entries(flow.answers ?? {}).map(([call, data]) => [call, () => data])),
          [flow.call]: () => {
            throw new CallFailure(failureFor(code))
          },
        },
      })
      // Wait for the button before filling the form: its data may still be loading.
      if (flow.press !== undefined) await screen.findByRole('button', { name: flow.press[language] })
      await flow.fill?.(language)
      if (flow.press !== undefined) await userEvent.click(screen.getByRole('button', { name: flow.press[language] }))
      if (flow.awaits !== undefined) {
        await screen.findByText(flow.awaits[language])
        expect(sent.filter(([call]) => call === flow.call)).toHaveLength(0)
        await act(() => allSettled(ticked, { scope, params: 0 }))
      }
      const catalogueText = errorMessage(errors[language], { code: inCatalogue(code), message: null, args: [4] })
      const customText = field === null || code === UNKNOWN_CONTACT ? flow.says?.(code) : null
      const expectedText = leadsTo?.[language] ?? customText?.[language] ?? catalogueText
      if (leadsTo !== null) {
        await waitFor(() => expect(document.body.textContent).toContain(expectedText))
        expect(sent.filter(([call]) => call === flow.call)).toHaveLength(1)
        expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
        return
      }
      const alert = await waitFor(() => {
        const match = screen.getAllByRole('alert').find((element) => element.textContent?.includes(expectedText))
        if (match === undefined)
          throw new Error(
            screen
              .getAllByRole('alert')
              .map((element) => element.textContent)
              .join('; '),
          )
        return match
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
      expect(within(alert).getByText(expectedText)).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(input))
    })
  })
}

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '#contract/errors/codes.ts'
import { enErrors } from '#contract/errors/en.ts'
import { errorMessage } from '#contract/errors/message.ts'
import { ruErrors } from '#contract/errors/ru.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { CallFailure } from '#app/http/failure.ts'
import { refusal } from './failures.ts'
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
  /** The codes by the name of their field; those without one stand alone. */
  fields: readonly (readonly [field: Words, codes: readonly ErrorCode[]])[]
  alone: readonly ErrorCode[]
  /** What is said apart instead of the catalogue's words. */
  says?: (code: ErrorCode) => Words | null
}

/** Tests every code of each flow in both languages. */
export function describeRefusals(flows: Readonly<Record<string, Flow>>): void {
  const cases = Object.entries(flows).flatMap(([name, flow]) =>
    LANGUAGES.flatMap((language) => [
      ...flow.fields.flatMap(([field, codes]) => codes.map((code) => ({ name, flow, language, code, field }))),
      ...flow.alone.map((code) => ({ name, flow, language, code, field: null })),
    ]),
  )

  describe('the words of a refusal', () => {
    it.each(cases.map((one) => [`${one.name}, ${one.code}, ${one.language}`, one] as const))(
      '%s',
      async (_, { flow, language, code, field }) => {
        const { sent } = await renderPage(flow.part(), {
          language,
          ...(flow.at === undefined ? {} : { at: flow.at }),
          answers: {
            ...Object.fromEntries(Object.entries(flow.answers ?? {}).map(([call, data]) => [call, () => data])),
            [flow.call]: () => {
              throw new CallFailure(refusal(code, null, [4]))
            },
          },
        })
        // What is pressed is there before anything is typed: a list may have to arrive.
        if (flow.press !== undefined) await screen.findByRole('button', { name: flow.press[language] })
        await flow.fill?.(language)
        if (flow.press !== undefined) await userEvent.click(screen.getByRole('button', { name: flow.press[language] }))
        const told = field === null ? flow.says?.(code) : undefined
        const words = told?.[language] ?? errorMessage(errors[language], { code, message: null, args: [4] })
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
        const input = screen.getByLabelText(field[language], { selector: FIELDS })
        expect(input.getAttribute('aria-invalid')).toBe('true')
        expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
        expect(within(alert).getByText(words)).toBeTruthy()
        await waitFor(() => expect(document.activeElement).toBe(input))
      },
    )
  })
}

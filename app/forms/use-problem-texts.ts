import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#app/http/failure.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { errorTextsQuery } from '#app/queries/error-texts.ts'
import type { Problem } from '#app/models/forms/problems.ts'
import { rejectionText } from './rejection-text.ts'

/** Texts of field errors, from the error catalogue. It is loaded with the form, before the first error. */
export function useProblemTexts(
  failure: Failure | null,
): (problem: Problem | undefined, field?: string) => string | undefined {
  const { t } = useTranslation('pages')
  const { t: tCommon } = useTranslation()
  const language = useUnit($language)
  const { data: texts } = useQuery(errorTextsQuery(language))
  return (problem, field) => {
    if (problem === undefined) return undefined
    if (problem === 'required') return t('access.required')
    if (problem === 'unknownContact') return t(`access.recovery.unknown.${field === 'email' ? 'email' : 'phone'}`)
    // Message and arguments of a rejection belong only to its own code.
    const rejection = failure?.kind === 'rejected' && failure.code === problem ? failure : { message: null, args: [] }
    return texts === undefined ? '…' : rejectionText(texts, { ...rejection, code: problem }, tCommon)
  }
}

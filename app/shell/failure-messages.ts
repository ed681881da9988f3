import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#contract/errors/message.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { errorTextsQuery } from '#app/queries/error-texts.ts'

/** What each of some failures says: the catalogue's words for what was answered (`null` until they are here), ours for the rest. */
export function useFailureMessages(failures: readonly Failure[]): (failure: Failure) => string | null {
  const { t } = useTranslation()
  const language = useUnit($language)
  const enabled = failures.some((failure) => failureCode(failure) !== null)
  const { data: texts, isError } = useQuery({ ...errorTextsQuery(language), enabled })
  return (failure) => {
    if (failure.kind === 'unread') return t(`failure.${failure.cause}`)
    if (texts === undefined) return isError ? t('failure.notEnvelope') : null
    const refusal = failure.kind === 'refused' ? failure : { code: failureCode(failure) ?? 3, message: null, args: [] }
    return errorMessage(texts, refusal)
  }
}

/** The same of one. */
export const useFailureMessage = (failure: Failure): string | null => useFailureMessages([failure])(failure)

/** The same for a place that is already shown: it is never empty. */
export function useFailureText(failure: Failure): string {
  const { t } = useTranslation()
  return useFailureMessage(failure) ?? t('failure.notEnvelope')
}

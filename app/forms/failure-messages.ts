import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { errorTextsQuery } from '#app/queries/error-texts.ts'
import { rejectionText } from './rejection-text.ts'

/** Returns the text of a failure: from the error catalogue (`null` until it has loaded), or a built-in text without a response. */
export function useFailureMessages(failures: readonly Failure[]): (failure: Failure) => string | null {
  const { t } = useTranslation()
  const language = useUnit($language)
  const enabled = failures.some((failure) => failureCode(failure) !== null)
  const { data: texts, isError } = useQuery({ ...errorTextsQuery(language), enabled })
  return (failure) => {
    if (failure.kind === 'noResponse') return t(`failure.${failure.cause}`)
    if (texts === undefined) return isError ? t('failure.notEnvelope') : null
    const rejection = failure.kind === 'rejected' ? failure : { code: errorCode.internalError, message: null, args: [] }
    return rejectionText(texts, rejection, t)
  }
}

/** The text of one failure; `null` until the catalogue has loaded. */
export const useFailureMessage = (failure: Failure): string | null => useFailureMessages([failure])(failure)

/** The text of one failure; an ellipsis until the catalogue has loaded. */
export const useFailureText = (failure: Failure): string => useFailureMessage(failure) ?? '…'

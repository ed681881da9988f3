import { useTranslation } from 'react-i18next'
import { Button, ErrorState } from '#ui/index.ts'
import { failureOf } from '#app/http/failure.ts'
import type { Texts } from '#app/i18n/ru.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'

export interface BlockFailureProps {
  /** Names the title: a new block needs its text only. */
  block: keyof Texts['failure']['title']
  error: Error
  retry: () => void
}

/** Error message in place of a block, with a retry button for this block only. `page` only where nothing else is shown. */
export function BlockFailure({ block, error, retry }: BlockFailureProps) {
  const { t } = useTranslation()
  const text = useFailureText(failureOf(error))
  return (
    <ErrorState title={t(`failure.title.${block}`)} action={<Button onClick={retry}>{t('failure.retry')}</Button>}>
      {text}
    </ErrorState>
  )
}

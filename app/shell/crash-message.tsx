import { useTranslation } from 'react-i18next'
import { Button, ErrorState } from '#ui/index.ts'

/** A mistake of ours: says that there was one, and offers the page afresh. */
export function CrashMessage() {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('failure.title.app')}
      action={<Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>}
    >
      {t('failure.crash')}
    </ErrorState>
  )
}

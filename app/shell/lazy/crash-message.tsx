import { useTranslation } from 'react-i18next'
import { Button, ErrorState } from '#ui/index.ts'

/** Shown after a client-side error, with a reload button. */
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

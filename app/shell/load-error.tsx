import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ErrorState } from '#ui/index.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { $restoredCount, responseLost } from '#app/models/connection/connection.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import type { BlockFailureProps } from './block-failure.tsx'

/** Error message for code that failed to load. Its texts are in the main chunk. */
export function LoadError({ block, retry }: Pick<BlockFailureProps, 'block' | 'retry'>) {
  const { t } = useTranslation()
  return (
    <ErrorState title={t(`failure.title.${block}`)} action={<Button onClick={retry}>{t('failure.retry')}</Button>}>
      {t('failure.network')}
    </ErrorState>
  )
}

/** The same as a toast, for a dialog that failed to load. The user can click again. */
export function LoadErrorNotice({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const raise = useUnit(noticeRaised)
  useEffect(() => {
    raise({ tone: 'negative', title: t('failure.title.part'), text: t('failure.network') })
    close()
  }, [raise, close, t])
  return null
}

/** Keeps the fallback of an unimportant part and retries on the next navigation. */
export function Placeholder({ retry, children }: { retry: () => void; children: ReactNode }) {
  const { path } = useLocationInfo()
  const [failedAt] = useState(path)
  useEffect(() => {
    if (path !== failedAt) retry()
  }, [path, failedAt, retry])
  return children
}

/** Renders its children for a part that failed to load, and retries when the connection is restored. */
export function RetryOnReconnect({ fetchAgain, children }: { fetchAgain: () => void; children: ReactNode }) {
  const { restoredCount, reportLost } = useUnit({ restoredCount: $restoredCount, reportLost: responseLost })
  const [initialCount] = useState(restoredCount)
  const retry = useEffectEvent(fetchAgain)
  useEffect(() => reportLost(), [reportLost])
  useEffect(() => {
    if (restoredCount !== initialCount) retry()
  }, [restoredCount, initialCount])
  return children
}

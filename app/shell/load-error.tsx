import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ErrorState } from '#ui/index.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { $restoredCount, responseLost } from '#app/models/connection/connection.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import type { BlockFailureProps } from './block-failure.tsx'

/** A part's code did not arrive, so its words and its way on are here already. */
export function LoadError({ block, retry }: Pick<BlockFailureProps, 'block' | 'retry'>) {
  const { t } = useTranslation()
  return (
    <ErrorState title={t(`failure.title.${block}`)} action={<Button onClick={retry}>{t('failure.retry')}</Button>}>
      {t('failure.network')}
    </ErrorState>
  )
}

/** The same for what a press was to open over the page: a message, and the press may be repeated. */
export function LoadErrorNotice({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const raise = useUnit(noticeRaised)
  useEffect(() => {
    raise({ tone: 'negative', title: t('failure.title.part'), text: t('failure.network') })
    close()
  }, [raise, close, t])
  return null
}

/** Keeps the place of what nobody waits for, until it is asked for again on the next page. */
export function Placeholder({ retry, children }: { retry: () => void; children: ReactNode }) {
  const { path } = useLocationInfo()
  const [failedAt] = useState(path)
  useEffect(() => {
    if (path !== failedAt) retry()
  }, [path, failedAt, retry])
  return children
}

/** Stands for a part that did not arrive, and has it fetched when the server is heard again. */
export function RetryOnReconnect({ fetchAgain, children }: { fetchAgain: () => void; children: ReactNode }) {
  const { returns, missed } = useUnit({ returns: $restoredCount, missed: responseLost })
  const [returnsBefore] = useState(returns)
  const again = useEffectEvent(fetchAgain)
  useEffect(() => missed(), [missed])
  useEffect(() => {
    if (returns !== returnsBefore) again()
  }, [returns, returnsBefore])
  return children
}

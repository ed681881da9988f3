import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton, Stack } from '#ui/index.ts'
import { jackpotsVisible } from '#app/models/polling/jackpots-visible.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { winnersQuery } from '#app/queries/winners.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { OnBreak } from '#app/shell/page/on-break.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { usePageText } from '#app/shell/page/use-page-text.ts'
import { WinnerTabs } from './winner-tabs.tsx'

const SKELETON_HEIGHT = 720
const NO_WINNERS = { weekly: [], monthly: [], jackpot: [] }

/** Winners of the week, of the month, of jackpots, and the latest ones (`spec §2`). */
export function WinnersPage() {
  const { t } = useTranslation('pages')
  const { language, setJackpotsVisible } = useUnit({ language: $language, setJackpotsVisible: jackpotsVisible })
  const winners = useQuery(winnersQuery(language))
  // Explanations of the numbers and jackpots come from the CMS.
  const { data: pageText } = usePageText('winners')
  const isOnBreak = useUnit($isOnBreak)
  useEffect(() => {
    setJackpotsVisible(true)
    return () => void setJackpotsVisible(false)
  }, [setJackpotsVisible])
  if (isOnBreak)
    return (
      <Stack gap={6}>
        <PageHead page="winners" title={t('winners.title')} />
        <PageHeading title={t('winners.title')} />
        <OnBreak instead="winners" />
      </Stack>
    )
  return (
    <Stack gap={6}>
      <PageHead page="winners" title={t('winners.title')} />
      <PageHeading title={t('winners.title')} lead={t('winners.lead')} />
      <AsyncBoundary query={winners} failed="winners" waiting={<Skeleton height={SKELETON_HEIGHT} />}>
        {(data) => <WinnerTabs winners={data ?? NO_WINNERS} />}
      </AsyncBoundary>
      {pageText === undefined ? null : <ServerText columns html={pageText.bottom} />}
    </Stack>
  )
}

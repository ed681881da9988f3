import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID } from '#contract/player/status.ts'
import { Stack } from '#ui/index.ts'
import { LazyLimitsView, limitsSkeleton } from '#app/features/protection/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { GuestView } from './guest-view.tsx'

/** The tools of the player; what there is for a guest; a skeleton until the player is known. */
function Content() {
  const isGuest = useUnit($isGuest)
  const player = usePlayer()
  if (isGuest) return <GuestView />
  if (player === undefined || player.id === GUEST_ID) return limitsSkeleton
  return <LazyLimitsView key={player.id} user={player} />
}

/** Limits and breaks. */
export function LimitsContent() {
  const { t } = useTranslation('protection')
  return (
    <Stack gap={6}>
      <PageHead page={null} title={t('title')} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <Content />
    </Stack>
  )
}

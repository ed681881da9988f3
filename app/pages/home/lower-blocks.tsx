import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { LazySection, Stack } from '#ui/index.ts'
import { useDevice } from '#app/lib/browser/device.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { useGameType } from '#app/router/route-state.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { ActivityBlock } from './activity-block.tsx'
import { JackpotBlock } from '#app/features/lobby/index.ts'

/** Estimated height in pixels, on a desktop and on a phone. */
const HEIGHT = { d: 940, m: 2380 } as const

/** Blocks below the games; loaded in parallel with them. */
export function LowerBlocks() {
  const { t } = useTranslation()
  const type = useGameType()
  const isOnBreak = useUnit($isOnBreak)
  const device = useDevice()
  const site = t('home.title')
  const title = type === null || type === 'all' ? site : `${t(`home.type.${type}`)} — ${site}`
  const head = <PageHead page={type === 'all' ? 'home' : 'games'} title={title} />
  if (isOnBreak) return head
  return (
    <LazySection height={HEIGHT[device]}>
      <Stack gap={8}>
        {head}
        <JackpotBlock />
        <ActivityBlock />
      </Stack>
    </LazySection>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { LevelPoster, LevelStanding, LevelTable, Skeleton, Stack } from '#ui/index.ts'
import { useDevice } from '#app/lib/browser/device.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $isGuest, $session } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { usePageText } from '#app/shell/page/use-page-text.ts'
import { useLevelsView } from './levels-view.ts'

/** About the heights of the player's own tier and of the text, by device. */
const STANDING_HEIGHT = { d: 110, m: 230 } as const
const TEXT_HEIGHT = { d: 430, m: 1130 } as const

/** The VIP programme: six levels of three tiers. */
export function LevelsPage() {
  const { t } = useTranslation('pages')
  const { language, session, isGuest } = useUnit({ language: $language, session: $session, isGuest: $isGuest })
  const { data: user } = useQuery({ ...statusQuery({ session: session.id, language }), enabled: false })
  const text = usePageText('levels')
  const device = useDevice()
  const player = user === undefined || user.id === 0 ? null : user
  const { poster, standing, table } = useLevelsView(player)
  return (
    <Stack gap={4}>
      <PageHead page="levels" title={t('levels.title')} />
      <LevelPoster {...poster} />
      {standing === null ? null : <LevelStanding {...standing} />}
      {isGuest || user !== undefined ? null : <Skeleton height={STANDING_HEIGHT[device]} />}
      <LevelTable {...table} />
      <AsyncBoundary query={text} failed="description" waiting={<Skeleton height={TEXT_HEIGHT[device]} />}>
        {({ content, bottom }) => <ServerText columns html={`${content}${bottom}`} />}
      </AsyncBoundary>
    </Stack>
  )
}

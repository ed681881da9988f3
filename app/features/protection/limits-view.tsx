import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Exclusion } from '#contract/play/exclusion.ts'
import type { Limits } from '#contract/play/limits.ts'
import { LIMIT_KINDS } from '#contract/play/protection-rules.ts'
import type { User } from '#contract/player/status.ts'
import { ButtonLink, EmptyState, Link, MainAside, Skeleton, Stack, Surface, Text } from '#ui/index.ts'
import { useWide } from '#app/lib/browser/device.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { exclusionQuery, limitsQuery } from '#app/queries/protection.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSection } from '#app/shell/frame/use-section.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { BreakFlow } from './break/break-flow.tsx'
import { BreakNow } from './break/break-now.tsx'
import { LimitSections } from './limits/limit-sections.tsx'
import { RealitySection } from './limits/reality-section.tsx'

const SKELETON_HEIGHT = 720

interface Protection {
  user: User
  /** `null` if the back end has none. */
  limits: Limits | null
  exclusion: Exclusion | null
}

/** The break that holds. When it begins or changes here, its form is gone, so focus goes to what holds now. */
function CurrentBreak({ exclusion }: { exclusion: Exclusion }) {
  const change = `${exclusion.state} ${exclusion.began_at} ${exclusion.returns_at}`
  const [opened] = useState(change)
  if (exclusion.state === 'open') return null
  if (change === opened) return <BreakNow exclusion={exclusion} />
  return (
    <FocusedMessage key={change}>
      <BreakNow exclusion={exclusion} />
    </FocusedMessage>
  )
}

/** Links to the sections that are on the page. */
function Contents({ limits, exclusion }: Pick<Protection, 'limits' | 'exclusion'>) {
  const { t } = useTranslation('protection')
  const { data: session } = useQuery({ ...playSessionQuery(useLobbyKey()), enabled: false })
  const links = [
    ...(limits === null ? [] : LIMIT_KINDS.map((kind) => ({ id: kind, label: t(`kinds.${kind}.title`) }))),
    ...((session?.reality ?? null) === null ? [] : [{ id: 'reality', label: t('reality.title') }]),
    ...(exclusion === null
      ? []
      : [{ id: 'break', label: t(exclusion.state === 'open' ? 'break.title' : 'break.extendTitle') }]),
  ]
  return (
    <Surface>
      <nav aria-label={t('contents')}>
        <Stack gap={3}>
          <Text strong>{t('contents')}</Text>
          {links.map(({ id, label }) => (
            <Link key={id} href={`${playerPaths.limits()}#${id}`}>
              {label}
            </Link>
          ))}
        </Stack>
      </nav>
    </Surface>
  )
}

function Tools({ user, limits, exclusion }: Protection) {
  const { t } = useTranslation('protection')
  const { hash } = useLocationInfo()
  useSection(hash === '' ? null : hash.slice(1))
  const isWide = useWide()
  if (limits === null && exclusion === null)
    return (
      <EmptyState
        title={t('empty')}
        action={<ButtonLink href={paths.responsibleGaming()}>{t('guest.read')}</ButtonLink>}
      >
        {t('emptyText')}
      </EmptyState>
    )
  const contents = <Contents limits={limits} exclusion={exclusion} />
  const sections = (
    <Stack gap={5}>
      {exclusion === null ? null : <CurrentBreak exclusion={exclusion} />}
      {isWide ? null : contents}
      {limits === null ? null : <LimitSections limits={limits} />}
      <RealitySection />
      {/* A break that begins starts the flow anew. */}
      {exclusion === null ? null : (
        <BreakFlow key={`${exclusion.state} ${exclusion.began_at}`} exclusion={exclusion} user={user} />
      )}
    </Stack>
  )
  if (!isWide) return sections
  return (
    <MainAside asideStays>
      {sections}
      {contents}
    </MainAside>
  )
}

/** The limits, the reality check and the break of a player. */
export function LimitsView({ user }: { user: User }) {
  const key = useLobbyKey()
  const limits = useQuery(limitsQuery(key))
  const exclusion = useQuery(exclusionQuery(key))
  const waiting = <Skeleton height={SKELETON_HEIGHT} />
  return (
    <AsyncBoundary query={limits} failed="page" waiting={waiting}>
      {(limitsData) => (
        <AsyncBoundary query={exclusion} failed="page" waiting={waiting}>
          {(exclusionData) => <Tools user={user} limits={limitsData} exclusion={exclusionData} />}
        </AsyncBoundary>
      )}
    </AsyncBoundary>
  )
}

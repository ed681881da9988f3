import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { vipPlace } from '#contract/lobby/levels.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { User } from '#contract/player/status.ts'
import { Alert, ButtonLink, EmptyState, Skeleton, Stack, Text, focusInside } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { bonusActivation, bonusGivingUp } from '../models/bonuses.model.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useVisibleSection } from '../profile-tabs.ts'
import { ActiveBonus } from './active-bonus.tsx'
import { BonusTicket } from './bonus-ticket.tsx'
import { EndedBonus } from './ended-bonus.tsx'

/** The active bonus first, then available ones, waiting ones in the order of their deposits, and those that are over. */
function rankOf({ state, opens }: Bonus): number {
  if (state === 'active') return 0
  if (state !== 'available' || opens === 'never') return 3
  return opens === 'now' ? 1 : 2
}
const inOrder = (bonuses: readonly Bonus[]): Bonus[] =>
  bonuses.toSorted((one, other) => rankOf(one) - rankOf(other) || one.deposit - other.deposit)

function Bonuses({ bonuses, user }: { bonuses: readonly Bonus[]; user: User }) {
  const activation = useSubmission(bonusActivation)
  const givingUp = useSubmission(bonusGivingUp)
  const { level } = vipPlace(user.level)
  const isActive = bonuses.some(({ state }) => state === 'active')
  const main = bonuses.find((bonus) => rankOf(bonus) === 1 && bonus.min_level <= level)
  return (
    <>
      <GivenUp isShown={givingUp.isAccepted} />
      {bonuses.map((bonus) => {
        const rank = rankOf(bonus)
        if (rank === 0) {
          const card = <ActiveBonus key={bonus.id} bonus={bonus} user={user} givingUp={givingUp} />
          // The button that activated it has gone.
          return activation.isAccepted ? <FocusedMessage key={bonus.id}>{card}</FocusedMessage> : card
        }
        if (rank === 3) return <EndedBonus key={bonus.id} bonus={bonus} />
        return (
          <BonusTicket
            key={bonus.id}
            bonus={bonus}
            level={level}
            own={user.balance}
            isOtherActive={isActive}
            isMain={bonus === main}
            activation={activation}
          />
        )
      })}
    </>
  )
}

/** Takes the focus of the button, which has gone with the active bonus. */
function GivenUp({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('profile')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) focusInside(alert.current)
  }, [isShown])
  return isShown ? (
    <Alert ref={alert} tone="positive" title={t('bonuses.gaveUp')}>
      {t('bonuses.gaveUpText')}
    </Alert>
  ) : null
}

/** The sentence above the cards, and cards up to the end of a phone's screen. */
const bonusSkeleton = (
  <Stack gap={5}>
    <Skeleton height={20} />
    <Skeleton height={320} />
    <Skeleton height={320} />
    <Skeleton height={320} />
  </Stack>
)

/** The player's bonuses, with their terms and costs before activation (`spec §2`). */
export function BonusList({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const bonuses = useQuery({ ...bonusesQuery(useLobbyKey()), subscribed: useVisibleSection('bonuses') })
  return (
    <AsyncBoundary query={bonuses} failed="section" waiting={bonusSkeleton}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('bonuses.empty')}
            action={<ButtonLink href={paths.promo()}>{t('bonuses.toPromos')}</ButtonLink>}
          >
            {t('bonuses.emptyText')}
          </EmptyState>
        ) : (
          <Stack gap={5}>
            <Text size={13} tone="muted">
              {t('bonuses.average')}
            </Text>
            {items.filter((bonus) => rankOf(bonus) < 2 && bonus.state !== 'active').length > 1 ? (
              <Text size={13}>{t('bonuses.oneAtATime')}</Text>
            ) : null}
            <Bonuses bonuses={inOrder(items)} user={user} />
          </Stack>
        )
      }
    </AsyncBoundary>
  )
}

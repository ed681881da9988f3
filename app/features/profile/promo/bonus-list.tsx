import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { vipPlace } from '#contract/lobby/levels.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { User } from '#contract/player/status.ts'
import { Alert, ButtonLink, EmptyState, FieldRow, Heading, Skeleton, Stack, Text, focusInside } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { bonusActivation, bonusGivingUp } from '../models/bonuses.model.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useVisibleSection } from '../profile-tabs.ts'
import { ActiveBonus } from './active-bonus.tsx'
import { BonusTicket } from './bonus-ticket.tsx'
import { sharedRules } from './bonus-terms.ts'
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
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const activation = useSubmission(bonusActivation)
  const givingUp = useSubmission(bonusGivingUp)
  const { level } = vipPlace(user.level)
  const isActive = bonuses.some(({ state }) => state === 'active')
  const main = bonuses.find((bonus) => rankOf(bonus) === 1 && bonus.min_level <= level)
  const ofRank = (rank: number) => bonuses.filter((bonus) => rankOf(bonus) === rank)
  const waiting = ofRank(2)
  const shared = sharedRules(waiting, t, language)
  const ticket = (bonus: Bonus) => (
    <BonusTicket
      key={bonus.id}
      bonus={bonus}
      level={level}
      own={user.balance}
      isOtherActive={isActive}
      areRulesShared={shared !== null && rankOf(bonus) === 2}
      isMain={bonus === main}
      activation={activation}
    />
  )
  return (
    <>
      <GivenUp isShown={givingUp.isAccepted} />
      {ofRank(0).map((bonus) => {
        const card = <ActiveBonus key={bonus.id} bonus={bonus} user={user} givingUp={givingUp} />
        // The button that activated it has gone.
        return activation.isAccepted ? <FocusedMessage key={bonus.id}>{card}</FocusedMessage> : card
      })}
      {ofRank(1).map(ticket)}
      {waiting.length === 0 ? null : (
        <Stack gap={4} as="section">
          <Heading level={2} size={19}>
            {t('bonuses.waiting')}
          </Heading>
          {shared === null ? null : (
            <Text size={13} tone="muted">
              {t('bonuses.sharedRules', { rules: shared })}
            </Text>
          )}
          <FieldRow wide>{waiting.map(ticket)}</FieldRow>
        </Stack>
      )}
      {ofRank(3).map((bonus) => (
        <EndedBonus key={bonus.id} bonus={bonus} />
      ))}
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
  const isOnBreak = useUnit($isOnBreak)
  const bonuses = useQuery({ ...bonusesQuery(useLobbyKey()), subscribed: useVisibleSection('bonuses') })
  return (
    <AsyncBoundary query={bonuses} failed="section" waiting={bonusSkeleton}>
      {(data) => {
        // During a break nothing can be activated.
        const items = isOnBreak ? data.items.filter(({ state }) => state !== 'available') : data.items
        if (items.length === 0 && isOnBreak)
          return <EmptyState title={t('bonuses.onBreak')}>{t('bonuses.onBreakText')}</EmptyState>
        return items.length === 0 ? (
          <EmptyState
            title={t('bonuses.empty')}
            action={<ButtonLink href={paths.promo()}>{t('bonuses.toPromos')}</ButtonLink>}
          >
            {t('bonuses.emptyText')}
          </EmptyState>
        ) : (
          <Stack gap={5}>
            <Stack gap={2}>
              <Heading level={2} size={24}>
                {t('tabs.bonuses')}
              </Heading>
              <Text size={13} tone="muted">
                {t('bonuses.average')}
              </Text>
            </Stack>
            {items.filter((bonus) => rankOf(bonus) < 2 && bonus.state !== 'active').length > 1 ? (
              <Text size={13}>{t('bonuses.oneAtATime')}</Text>
            ) : null}
            <Bonuses bonuses={inOrder(items)} user={user} />
          </Stack>
        )
      }}
    </AsyncBoundary>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { vipPlace } from '#contract/lobby/levels.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { User } from '#contract/player/status.ts'
import { Button, ButtonLink, Columns, EmptyState, PromoCard, Skeleton, Stack, Text } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { bonusActivation } from '#app/models/profile/bonuses.model.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { useVisibleSection } from '../profile-tabs.ts'
import { useLobbyKey } from '#app/shell/player/use-lobby-key.ts'

/** Average house edge, from the return to player that the site's texts state. */
const HOUSE_EDGE = 0.04

type BonusActivation = ReturnType<typeof useSubmission<number, unknown>>

interface BonusCardProps {
  bonus: Bonus
  level: number
  /** Another bonus is active, and there is one at a time. */
  isOtherActive: boolean
  activation: BonusActivation
}

function BonusCard({ bonus, level, isOtherActive, activation }: BonusCardProps) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const { state, failure, submit, isBusy } = activation
  const isSubject = state.subject === String(bonus.id)
  // An unknown outcome is resolved when the list shows the bonus as activated.
  const isResolved = bonus.state !== 'available' && failure !== null && isOutcomeUnknown(failure)
  const isActivating = isBusy && isSubject
  const isLevelTooLow = level < bonus.min_level
  const total = bonus.amount * bonus.wager
  const rubles = (amount: number) => formatRubles(amount, language)
  const until = bonus.expires_at === null ? '' : `${t('bonuses.until')} ${moscowMoment(bonus.expires_at, language)}`
  return (
    <PromoCard
      title={bonus.title}
      image={pictureAddress(bonus.image)}
      time={[t(`bonuses.state.${bonus.state}`), until].filter(Boolean).join(' · ')}
      action={
        bonus.state === 'available' ? (
          <Button
            tone="primary"
            busy={isActivating}
            // One activation at a time.
            disabled={isLevelTooLow || isOtherActive || (isBusy && !isActivating)}
            aria-label={t(isActivating ? 'bonuses.takingOf' : 'bonuses.takeOf', { title: bonus.title })}
            onClick={() => submit(bonus.id)}
          >
            {t(isActivating ? 'bonuses.taking' : 'bonuses.take')}
          </Button>
        ) : null
      }
    >
      <Stack gap={3}>
        <Text strong>
          {rubles(bonus.amount)},{' '}
          {total === 0 ? t('bonuses.noWager') : t('bonuses.wagerText', { wager: bonus.wager, total: rubles(total) })}
        </Text>
        <ServerText html={bonus.text} />
        {isLevelTooLow && bonus.state === 'available' ? (
          <Text strong>{t('bonuses.levelNeeded', { needed: bonus.min_level, level })}</Text>
        ) : null}
        {isOtherActive && !isLevelTooLow && bonus.state === 'available' ? (
          <Text strong>{t('bonuses.otherActive')}</Text>
        ) : null}
        {total === 0 || bonus.state !== 'available' ? null : (
          <Text size={13} tone="muted">
            {t('bonuses.cost', { cost: rubles(Math.round(total * HOUSE_EDGE)) })}
          </Text>
        )}
        {isSubject && failure !== null && !isResolved ? <OutcomeUnknown what="bonus" failure={failure} /> : null}
      </Stack>
    </PromoCard>
  )
}

const activeFirst = (bonuses: readonly Bonus[]): Bonus[] => [
  ...bonuses.filter(({ state }) => state === 'active'),
  ...bonuses.filter(({ state }) => state !== 'active'),
]

/** The player's bonuses, with their terms before activation (`spec §2`). */
export function BonusList({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const activation = useSubmission(bonusActivation)
  const { level } = vipPlace(user.level)
  const bonuses = useQuery({ ...bonusesQuery(useLobbyKey()), subscribed: useVisibleSection('bonuses') })
  return (
    <AsyncBoundary query={bonuses} failed="page" waiting={<Skeleton height={320} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('bonuses.empty')}
            action={<ButtonLink href={paths.promo()}>{t('bonuses.toPromos')}</ButtonLink>}
          >
            {t('bonuses.emptyText')}
          </EmptyState>
        ) : (
          <Columns>
            {activeFirst(items).map((bonus) => (
              <BonusCard
                key={bonus.id}
                bonus={bonus}
                level={level}
                isOtherActive={items.some(({ id, state }) => state === 'active' && id !== bonus.id)}
                activation={activation}
              />
            ))}
          </Columns>
        )
      }
    </AsyncBoundary>
  )
}

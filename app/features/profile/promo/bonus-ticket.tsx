import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bonusCost } from '#contract/money/bonus-cost.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import { BonusCard, Button, Dialog, Text } from '#ui/index.ts'
import type { useSubmission } from '#app/forms/use-submission.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { isOpenEnded, stakesOf, termsOf, waitReason } from './bonus-terms.ts'

/** The submission of one bonus of the list. */
export type BonusSubmission = ReturnType<typeof useSubmission<number, unknown>>

/** The failure of this bonus. When the list shows that it was done after all, the bonus has another card. */
export const failureOf = ({ state, failure }: BonusSubmission, bonus: Bonus) =>
  state.subject === String(bonus.id) ? failure : null

interface BonusTicketProps {
  bonus: Bonus
  /** VIP level of the player. */
  level: number
  /** The player's own money, in rubles. */
  own: number
  /** Another bonus is active, and there is one at a time. */
  isOtherActive: boolean
  /** Its rules stand above the tickets. */
  areRulesShared?: boolean
  /** It has the one main action of the page. */
  isMain: boolean
  /** Whether a bonus is activated, or a promo code that gives one. */
  what?: 'bonus' | 'code'
  activation: BonusSubmission
}

/** A bonus before its activation: what it gives, what it demands and what that costs. */
export function BonusTicket({
  bonus,
  level,
  own,
  isOtherActive,
  areRulesShared = false,
  isMain,
  what = 'bonus',
  activation,
}: BonusTicketProps) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const [areTermsOpen, setAreTermsOpen] = useState(false)
  const { state, submit, isBusy } = activation
  const isActivating = isBusy && state.subject === String(bonus.id)
  const failure = failureOf(activation, bonus)
  const reason = waitReason(bonus, { level, own, isOtherActive }, t, language)
  const { gives, rules } = termsOf(bonus, t, language)
  const rubles = (amount: number) => formatRubles(amount, language)
  const { title, amount, percent, max_amount: max, spins } = bonus
  const isSpinsOnly = amount === 0 && spins > 0
  const { cost, kept, share } = bonusCost({
    amount,
    stakes: stakesOf(bonus),
    edge: bonus.edge,
    maxPaid: bonus.max_paid,
  })
  return (
    <BonusCard
      state={reason === null ? 'available' : 'waiting'}
      status={t(reason === null ? 'bonuses.state.available' : 'bonuses.state.waiting')}
      title={title}
      stub={{
        figure: isSpinsOnly
          ? `×${formatNumber(spins, language)}`
          : `+${percent > 0 ? t('bonuses.percent', { percent }) : rubles(amount)}`,
        lines: [
          percent > 0 && max > 0 ? t('bonuses.upTo', { amount: rubles(max) }) : '',
          isSpinsOnly ? t('bonuses.spinsWord') : spins > 0 ? t('bonuses.spins', { count: spins }) : '',
          bonus.expires_at === null ? '' : t('bonuses.takeUntil', { until: moscowMoment(bonus.expires_at, language) }),
        ].filter(Boolean),
      }}
      cost={
        cost === 0 || isOpenEnded(bonus)
          ? undefined
          : {
              label: t('bonuses.cost'),
              amount: rubles(cost),
              share,
              spent: t('bonuses.spent'),
              kept: t('bonuses.kept', { kept: rubles(kept), amount: rubles(amount) }),
            }
      }
      actions={
        <>
          {reason === null ? (
            <Button
              tone={isMain ? 'primary' : 'secondary'}
              busy={isActivating}
              // One activation at a time.
              disabled={isBusy && !isActivating}
              aria-label={t(isActivating ? 'bonuses.takingOf' : 'bonuses.takeOf', { title })}
              onClick={() => submit(bonus.id)}
            >
              {t(isActivating ? 'bonuses.taking' : 'bonuses.take')}
            </Button>
          ) : null}
          {bonus.text === '' ? null : (
            <Button
              tone={reason === null ? 'quiet' : 'secondary'}
              aria-label={t('bonuses.termsOf', { title })}
              onClick={() => setAreTermsOpen(true)}
            >
              {t('bonuses.terms')}
            </Button>
          )}
          <Dialog open={areTermsOpen} onOpenChange={setAreTermsOpen} title={title}>
            <ServerText html={bonus.text} />
          </Dialog>
        </>
      }
    >
      {reason === null ? null : <Text strong>{reason}</Text>}
      <Text tone={reason === null ? undefined : 'muted'}>{areRulesShared ? gives : `${gives} ${rules}`.trim()}</Text>
      {failure === null ? null : <OutcomeUnknown what={what} failure={failure} />}
    </BonusCard>
  )
}

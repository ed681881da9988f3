import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bonusCost } from '#contract/money/bonus-cost.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { Payment } from '#contract/money/payments.ts'
import { BonusCard, ButtonLink, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The bonus that a paid deposit has earned and that waits; `null` for none, and while it loads. */
export function useEarnedBonus(payment: Payment | null): { bonus: Bonus | null; isLoading: boolean } {
  const id = payment?.bonus_id ?? null
  const { data, isLoading } = useQuery({ ...bonusesQuery(useLobbyKey()), enabled: id !== null })
  return { bonus: data?.items.find((bonus) => bonus.id === id && bonus.state === 'available') ?? null, isLoading }
}

/** Whether it can be taken now: the time of a bonus stops while another one is active. */
export const isTakeable = ({ expires_at: until }: Bonus): boolean => until !== null

/** What the deposit has earned: until when it waits, what would close it, and what its wager costs. */
export function EarnedBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('payments')
  const { language } = useLobbyKey()
  const rubles = (sum: number) => formatRubles(sum, language)
  const { title, amount, spins, expires_at: until, own_needed: need, wager_total: stakes, days } = bonus
  const canTake = isTakeable(bonus)
  // A server without the extension sends no stakes.
  const { cost } = bonusCost({ amount, stakes, edge: bonus.edge })
  return (
    <BonusCard
      state={canTake ? 'available' : 'waiting'}
      status={t(canTake ? 'bonus.available' : 'bonus.waiting')}
      title={title}
      stub={{
        figure: `+${rubles(amount)}`,
        lines: [
          spins > 0 ? t('bonus.spins', { count: spins }) : '',
          until === null ? '' : t('bonus.until', { until: moscowMoment(until, language) }),
        ].filter(Boolean),
      }}
      actions={
        <ButtonLink tone={canTake ? 'primary' : 'secondary'} size="large" href={playerPaths.bonuses()}>
          {t('bonus.action')}
        </ButtonLink>
      }
    >
      {canTake ? null : <Text strong>{t('bonus.waits')}</Text>}
      {need > 0 ? <Text strong>{t('bonus.closes', { need: rubles(need) })}</Text> : null}
      {cost > 0 ? <Text>{t('bonus.cost', { cost: rubles(cost), stakes: rubles(stakes), days })}</Text> : null}
    </BonusCard>
  )
}

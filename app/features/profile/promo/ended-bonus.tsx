import { useTranslation } from 'react-i18next'
import type { Bonus } from '#contract/player/bonuses.ts'
import { BonusCard, Inline, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowDate, moscowMoment } from '#app/lib/text/moscow-time.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { stakesOf } from './bonus-terms.ts'

/** A wagered bonus, with the amount that has reached the balance, if the server sends it. */
function UsedBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const rubles = (amount: number) => formatRubles(amount, language)
  const { title, won, amount, ended_at: endedAt } = bonus
  return (
    <BonusCard
      state="used"
      status={t('bonuses.state.used')}
      title={title}
      stamp={endedAt === null ? [] : [t('bonuses.stamp'), moscowDate(endedAt, language)]}
    >
      {won > 0 ? (
        <>
          <Inline gap={2}>
            <Text as="span" size={24} tone="money" strong tabular>
              +{rubles(won)}
            </Text>
            <Text as="span" size={13} tone="muted">
              {t('bonuses.toBalance')}
            </Text>
          </Inline>
          <Text size={13} tone="muted">
            {t('bonuses.wonFrom', { amount: rubles(amount), total: rubles(stakesOf(bonus)) })}
          </Text>
        </>
      ) : (
        <Text tone="muted">{t('bonuses.ended.used')}</Text>
      )}
    </BonusCard>
  )
}

/** A bonus that is over: wagered, expired, lost, given up, or one that can no longer be had. */
export function EndedBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const { state, title, ended_at: endedAt, expires_at: expiresAt } = bonus
  if (state === 'used') return <UsedBonus bonus={bonus} />
  if (state === 'available' || state === 'active') {
    const min = formatRubles(bonus.min_deposit, language)
    // The reason, and with it the deadline, is an extension.
    const isLate = bonus.missed === 'late' && expiresAt !== null
    const reason = bonus.missed === '' || (bonus.missed === 'late' && !isLate) ? 'unknown' : bonus.missed
    return (
      <BonusCard state="expired" status={t('bonuses.state.never')} title={title}>
        <Text>{t(`bonuses.missed.${reason}`, { min, until: isLate ? moscowMoment(expiresAt, language) : '' })}</Text>
        <Text size={13}>{t('bonuses.missedNote')}</Text>
      </BonusCard>
    )
  }
  const at = endedAt ?? expiresAt
  return (
    <BonusCard state={state} status={t(`bonuses.state.${state}`)} title={title}>
      {at === null ? null : <Text>{t(`bonuses.ended.${state}`, { at: moscowDate(at, language) })}</Text>}
      <Text size={13}>{t('bonuses.noDebt')}</Text>
    </BonusCard>
  )
}

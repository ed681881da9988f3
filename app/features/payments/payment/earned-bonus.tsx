import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { Payment } from '#contract/money/payments.ts'
import { ButtonLink, Heading, Stack, Surface, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The bonus that a paid deposit has earned and that waits; `null` for none. */
export function useEarnedBonus(payment: Payment | null): Bonus | null {
  const id = payment?.bonus_id ?? null
  const { data } = useQuery({ ...bonusesQuery(useLobbyKey()), enabled: id !== null })
  return data?.items.find((bonus) => bonus.id === id && bonus.state === 'available') ?? null
}

/** What the deposit has earned, until when it waits, and what would close it. */
export function EarnedBonus({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('payments')
  const { language } = useLobbyKey()
  const id = useId()
  const { title, amount, expires_at: until, own_needed: need } = bonus
  return (
    <Surface labelledBy={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={19} id={id}>
            {t('bonus.title', { amount: formatRubles(amount, language) })}
          </Heading>
          <Text>
            {title}. {t(until === null ? 'bonus.waits' : 'bonus.until', { until: moscowMoment(until ?? 0, language) })}
          </Text>
        </Stack>
        {need > 0 ? <Text strong>{t('bonus.closes', { need: formatRubles(need, language) })}</Text> : null}
        <div>
          <ButtonLink tone="primary" size="large" href={playerPaths.bonuses()}>
            {t('bonus.action')}
          </ButtonLink>
        </div>
      </Stack>
    </Surface>
  )
}

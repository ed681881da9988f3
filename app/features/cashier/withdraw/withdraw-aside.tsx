import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading, PaymentTimeline, ProgressBar, Stack, Surface, Text } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { OpenPayouts } from '../payouts/open-payouts.tsx'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

/** The daily limit; hidden if the back end does not say. */
function DailyLimit() {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const check = useWithdrawalCheck().data
  if (check === undefined || check === null) return null
  const { left_today: left, limit_today: limit } = check
  if (left === null || limit === null || limit <= 0) return null
  const used = Math.max(0, limit - left)
  return (
    <Surface>
      <Stack gap={2}>
        <ProgressBar
          label={t('withdraw.today.title')}
          value={used}
          max={limit}
          valueText={t('withdraw.today.progress', {
            used: formatNumber(used, language),
            limit: formatRubles(limit, language),
          })}
        />
        <Text size={13} tone="muted">
          {t('withdraw.today.text')}
        </Text>
      </Stack>
    </Surface>
  )
}

function HowItGoes() {
  const { t } = useTranslation('money')
  const id = useId()
  const step = t('withdraw.how.next')
  return (
    <Surface labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size={17} id={id}>
          {t('withdraw.how.title')}
        </Heading>
        <PaymentTimeline
          label={t('withdraw.how.title')}
          stateTexts={{ done: step, now: step, next: step, ended: step }}
          steps={(['request', 'check', 'bank'] as const).map((name) => ({
            label: t(`withdraw.how.${name}`),
            state: 'next' as const,
            time: t(`withdraw.how.${name}Time`),
          }))}
          promise={t('withdraw.how.text')}
        />
      </Stack>
    </Surface>
  )
}

/** Money on its way, and what to expect of a withdrawal. */
export function WithdrawAside() {
  return (
    <Stack gap={4}>
      <OpenPayouts />
      <DailyLimit />
      <HowItGoes />
    </Stack>
  )
}

import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalCondition } from '#contract/money/withdrawals.ts'
import { Countdown, Link, ProgressBar, Stack, Text } from '#ui/index.ts'
import { useProblemTexts } from '#app/forms/use-problem-texts.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { RefreshAt } from '../refresh-at.tsx'
import { useRemaining } from '#app/shell/time/use-remaining.ts'
import { knownCondition } from './conditions.ts'

/** A longer time is named by its end. */
const COUNTDOWN_MS = 60 * 60 * 1000

/** When the condition is met by itself: the check is read again then. */
function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('money')
  const { language, clock } = useUnit({ language: $language, clock: $clock })
  const remaining = useRemaining(until)
  return (
    <Text size={13} tone="muted" tabular>
      <RefreshAt time={until} />
      {until - requireClock(clock).now() > COUNTDOWN_MS ? (
        t('time.until', { time: moscowClock(until, language) })
      ) : (
        <>
          {t('withdraw.can.until')} <Countdown label={t('withdraw.can.until')} form="minutes" remaining={remaining} />
        </>
      )}
    </Text>
  )
}

/** A condition that is not met: how far it is, and the page that fixes it. */
export function ConditionLine({ condition }: { condition: WithdrawalCondition }) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const problemText = useProblemTexts(null)
  const { code, have, need, until } = condition
  const known = knownCondition(code)
  const label = known === null ? (problemText(code) ?? '') : t(`withdraw.conditions.${known.name}.label`)
  const text =
    known === null || (known.name === 'documents' && need === null)
      ? null
      : t(`withdraw.conditions.${known.name}.text`, { need: formatRubles(need ?? 0, language) })
  // A full bar would look as if the condition was met.
  const hasProgress = have !== null && need !== null && have < need
  return (
    <Stack gap={2}>
      {hasProgress ? (
        <ProgressBar
          label={label}
          value={have}
          max={need}
          valueText={t('withdraw.can.progress', {
            have: formatNumber(have, language),
            need: formatRubles(need, language),
          })}
        />
      ) : (
        <Text strong>{label}</Text>
      )}
      {text === null ? null : (
        <Text size={13} tone="muted">
          {text}
        </Text>
      )}
      {until === null ? null : <TimeLeft until={until} />}
      {known === null || known.href === null ? null : (
        <Link href={known.href}>{t(`withdraw.conditions.${known.name}.link`)}</Link>
      )}
    </Stack>
  )
}

import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalCondition } from '#contract/money/withdrawals.ts'
import { Countdown, Link, ProgressBar, Stack, Text } from '#ui/index.ts'
import { useProblemTexts } from '#app/forms/use-problem-texts.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useRemaining } from '#app/shell/player/use-remaining.ts'
import { knownCondition } from './conditions.ts'

function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('money')
  const remaining = useRemaining(until)
  return (
    <Text size={13} tone="muted" tabular>
      {t('withdraw.can.until')} <Countdown label={t('withdraw.can.until')} form="minutes" remaining={remaining} />
    </Text>
  )
}

/** A condition that is not met: how far it is, and the page that mends it. */
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
  const hasProgress = have !== null && need !== null && need > 0
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

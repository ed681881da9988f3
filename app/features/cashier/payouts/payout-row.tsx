import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import type { Payout } from '#contract/money/withdrawals.ts'
import { historyPhase } from '#contract/money/money-status.ts'
import { Button, Inline, Link, Stack, StatusMark, Text } from '#ui/index.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { RefreshAt } from '../refresh-at.tsx'
import { statusToneOf } from '#app/features/payments/index.ts'

export interface PayoutRowProps {
  payout: Payout
  /** What the button does now. */
  progress: 'ready' | 'cancelling' | 'waiting'
  onCancel: () => void
}

/** An open payout: the sum, where it goes, when, and whether it can be cancelled. */
export function PayoutRow({ payout, progress, onCancel }: PayoutRowProps) {
  const { t } = useTranslation('money')
  const { language, clock } = useUnit({ language: $language, clock: $clock })
  const { id, amount, system, wallet, ref, can_cancel, created_at, sent_at } = payout
  const phase = historyPhase(payout.status)
  const sum = formatRubles(amount, language)
  const isSent = sent_at !== null && sent_at <= requireClock(clock).now()
  const time = isSent
    ? t(can_cancel ? 'withdraw.payouts.doneBy' : 'withdraw.payouts.sent', {
        time: moscowClock(created_at + timing.withdrawalPromise, language),
      })
    : t(sent_at === null ? 'withdraw.payouts.doneBy' : 'withdraw.payouts.sentBy', {
        time: moscowClock(sent_at ?? created_at + timing.withdrawalPromise, language),
      })
  const account = [system === '' ? '' : bidiIsolate(system), wallet].filter((part) => part !== '').join(' ')
  const name = account === '' ? t('withdraw.payouts.number', { id }) : account
  return (
    <Stack gap={2}>
      {can_cancel && sent_at !== null ? <RefreshAt time={sent_at} /> : null}
      <Inline justify="between">
        <Text strong tabular>
          {sum}
        </Text>
        <StatusMark tone={statusToneOf(phase)}>{t(`history.phase.${phase}`)}</StatusMark>
      </Inline>
      <Inline justify="between">
        <div>
          {ref === '' ? (
            <Text tabular>{name}</Text>
          ) : (
            <Link href={`${ROUTES['payment-notify']}?transaction=${encodeURIComponent(ref)}`}>{name}</Link>
          )}
          <Text size={13} tone="muted" tabular>
            {can_cancel || isSent ? time : `${time}, ${t('withdraw.payouts.locked')}`}
          </Text>
        </div>
        {can_cancel ? (
          <Button
            busy={progress !== 'ready'}
            aria-label={progress === 'ready' ? t('withdraw.payouts.cancelOf', { sum }) : undefined}
            onClick={onCancel}
          >
            {t(`withdraw.payouts.${progress === 'ready' ? 'cancel' : progress}`)}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  )
}

import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { parseFee } from '#contract/money/provider-facts.ts'
import { ActionBar, Button, Inline, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $repeatableAt } from '../models/withdrawal.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useWaitText } from '../use-wait-text.ts'
import { useFeeText } from '../deposit/use-fee-text.ts'
import { canWithdraw, missingStakes } from './conditions.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

export interface WithdrawActionProps {
  provider: PaymentMethod | null
  /** The typed amount if it can be withdrawn. */
  amount: number | null
  /** An amount was typed that cannot be withdrawn. */
  isWrong: boolean
  progress: 'ready' | 'sending' | 'unknown'
}

/** Why the button leads to the conditions instead of a request; `null` if it does not. */
function useBlockedNote(): string | null {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const check = useWithdrawalCheck().data
  if (check === undefined || check === null || canWithdraw(check)) return null
  const missing = missingStakes(check)
  return missing === null
    ? t('withdraw.blocked')
    : t('withdraw.blockedByStakes', { sum: formatRubles(missing, language) })
}

/** What the player receives, and the button that leads to the review. Never a number that is not right. */
export function WithdrawAction({ provider, amount, isWrong, progress }: WithdrawActionProps) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const feeText = useFeeText()
  const waitText = useWaitText(useUnit($repeatableAt))
  const blockedNote = useBlockedNote()
  const hasFee = provider !== null && parseFee(provider.fee).kind !== 'none'
  const title = t(amount === null || hasFee ? 'withdraw.total' : 'withdraw.receive')
  const sum = amount === null ? t(isWrong ? 'withdraw.wrongSum' : 'withdraw.noSum') : formatRubles(amount, language)
  const note = provider !== null && hasFee ? t('withdraw.fee', { fee: feeText(provider) }) : t('withdraw.noFee')
  const isWaiting = waitText !== null && progress !== 'sending'
  const label = {
    ready: t('withdraw.submit'),
    sending: t('withdraw.sending'),
    unknown: t('withdraw.repeat'),
  }[progress]
  return (
    <Inline justify="between" gap={5}>
      <div>
        <Text size={13} tone="muted">
          {title}
        </Text>
        <Text size={24} strong tabular tone={amount === null ? 'normal' : 'money'}>
          {sum}
        </Text>
        <Text size={13} tone="muted">
          {note}
        </Text>
      </div>
      <ActionBar
        fact={blockedNote === null ? { label: title, value: sum, isMoney: amount !== null } : undefined}
        note={blockedNote ?? undefined}
      >
        <Button
          type="submit"
          tone={blockedNote === null && !isWaiting ? 'primary' : 'secondary'}
          size="large"
          wide
          busy={progress === 'sending'}
        >
          {isWaiting ? waitText : label}
        </Button>
      </ActionBar>
    </Inline>
  )
}

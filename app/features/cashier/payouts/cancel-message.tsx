import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import { Alert, Button, Stack, Text } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { SubmissionState } from '#app/models/forms/submission.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $payoutLockedUntil } from '../models/payout-cancelling.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { useSupportMessage } from '#app/shell/dialogs/use-support-message.ts'

/** The text names of an outcome that needs nothing but a look at the list. */
function listOutcome(
  failure: Failure,
  { isLocked, isListed }: { isLocked: boolean; isListed: boolean },
): 'processed' | 'busy' | 'busyOver' | 'unknown' | 'gone' | null {
  const code = failureCode(failure)
  if (code === errorCode.alreadyFinal || code === errorCode.notFound) return 'processed'
  if (code === errorCode.locked) return isLocked ? 'busy' : 'busyOver'
  if (!isOutcomeUnknown(failure)) return null
  return isListed ? 'unknown' : 'gone'
}

function CancelFailure({ failure, id, isListed }: { failure: Failure; id: string; isListed: boolean }) {
  const { t } = useTranslation('money')
  const text = useFailureText(failure)
  const openSupport = useSupportMessage(t('withdraw.cancel.supportMessage', { id }))
  const isLocked = useUnit($payoutLockedUntil) !== null
  const outcome = listOutcome(failure, { isLocked, isListed })
  if (outcome !== null)
    return (
      <Alert tone="neutral" title={t(`withdraw.cancel.${outcome}`)}>
        {t(`withdraw.cancel.${outcome}Text`)}
      </Alert>
    )
  return (
    <Alert tone="negative" title={t('withdraw.cancel.failed')}>
      <Stack gap={3}>
        <Text as="span">{t('withdraw.cancel.support', { id, reason: text })}</Text>
        <div>
          <Button onClick={openSupport}>{t('withdraw.failed.toSupport')}</Button>
        </div>
      </Stack>
    </Alert>
  )
}

/** The outcome of the last cancellation. The list beside it shows the open withdrawals. */
export function CancelMessage({
  state,
  isListed,
}: {
  state: SubmissionState<{ amount: number }>
  /** The list has the payout. */
  isListed: boolean
}) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  if (state.kind === 'accepted')
    return (
      <FocusedMessage>
        <Alert
          tone="positive"
          title={t('withdraw.cancel.done', { sum: formatRubles(state.result.amount, language) })}
        />
      </FocusedMessage>
    )
  if (state.kind !== 'failed') return null
  return (
    <FocusedMessage>
      <CancelFailure failure={state.failure} id={state.subject} isListed={isListed} />
    </FocusedMessage>
  )
}

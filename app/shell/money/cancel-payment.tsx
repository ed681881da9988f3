import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Dialog, Stack, type ButtonProps } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { paymentCancelling } from '#app/models/payments/payment-cancelling.model.ts'
import { FocusedMessage } from './focused-message.tsx'

function CancelFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('money')
  const text = useFailureText(failure)
  const isUnknown = isOutcomeUnknown(failure)
  return (
    <FocusedMessage>
      <Alert tone={isUnknown ? 'neutral' : 'negative'} title={t(`giveUp.${isUnknown ? 'unknown' : 'failed'}`)}>
        {isUnknown ? t('giveUp.unknownText') : text}
      </Alert>
    </FocusedMessage>
  )
}

export interface CancelPaymentProps extends Pick<ButtonProps, 'tone' | 'wide'> {
  /** Reference or number of a deposit. */
  reference: string
  /** Its `can_cancel`. A refused cancellation takes it away, and its message stays. */
  possible: boolean
  /** Text of the button; by default it names the request. */
  label?: string | undefined
}

/** Cancels an unpaid deposit, after a confirmation; nothing where it is not possible. */
export function CancelPayment({ reference, possible, label, tone = 'quiet', wide = false }: CancelPaymentProps) {
  const { t } = useTranslation('money')
  const [isAsking, setIsAsking] = useState(false)
  const { state, failure, isBusy, submit } = useSubmission(paymentCancelling)
  const isOwn = state.subject === reference
  return (
    <>
      {failure !== null && isOwn ? <CancelFailure failure={failure} /> : null}
      {possible ? (
        <Button tone={tone} wide={wide} busy={isBusy && isOwn} onClick={() => setIsAsking(true)}>
          {isBusy && isOwn ? t('giveUp.sending') : (label ?? t('giveUp.action'))}
        </Button>
      ) : null}
      <Dialog
        shape="adaptive"
        open={isAsking && possible}
        onOpenChange={setIsAsking}
        title={t('giveUp.ask')}
        description={t('giveUp.askText')}
      >
        <Stack gap={2}>
          <Button
            size="large"
            wide
            onClick={() => {
              setIsAsking(false)
              submit(reference)
            }}
          >
            {t('giveUp.confirm')}
          </Button>
          <Button tone="quiet" size="large" wide onClick={() => setIsAsking(false)}>
            {t('giveUp.keep')}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}

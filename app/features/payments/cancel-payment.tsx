import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Dialog, Stack, type ButtonProps } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { paymentCancelling } from '#app/models/payments/payment-cancelling.model.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'

function CancelFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('money')
  const text = useFailureText(failure)
  const isUnknown = isOutcomeUnknown(failure)
  return (
    <FocusedMessage>
      <Alert tone={isUnknown ? 'neutral' : 'negative'} title={t(`cancel.${isUnknown ? 'unknown' : 'failed'}`)}>
        {isUnknown ? t('cancel.unknownText') : text}
      </Alert>
    </FocusedMessage>
  )
}

interface CancelDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

/** Asks before an unpaid deposit is cancelled. */
export function CancelDialog({ open, onOpenChange, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation('money')
  return (
    <Dialog
      shape="adaptive"
      open={open}
      onOpenChange={onOpenChange}
      title={t('cancel.ask')}
      description={t('cancel.askText')}
    >
      <Stack gap={2}>
        <Button
          tone="negative"
          size="large"
          wide
          onClick={() => {
            onOpenChange(false)
            onConfirm()
          }}
        >
          {t('cancel.confirm')}
        </Button>
        <Button tone="quiet" size="large" wide onClick={() => onOpenChange(false)}>
          {t('cancel.keep')}
        </Button>
      </Stack>
    </Dialog>
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
          {isBusy && isOwn ? t('cancel.sending') : (label ?? t('cancel.action'))}
        </Button>
      ) : null}
      <CancelDialog open={isAsking && possible} onOpenChange={setIsAsking} onConfirm={() => submit(reference)} />
    </>
  )
}

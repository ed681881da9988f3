import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import { Alert, Button, ButtonLink, Stack } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { depositNextStep } from '../models/deposit-next-step.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'

/** A rejection that belongs to the payment system, with its next step. */
export function MethodFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('money')
  const text = useFailureText(failure)
  const openSupport = useSupport()
  const step = depositNextStep(failure)
  const isNoneNow = failureCode(failure) === errorCode.noMethodsNow
  const content = {
    contact: {
      next: t('deposit.failed.contactText'),
      action: <ButtonLink href={playerPaths.verification()}>{t('deposit.failed.toVerification')}</ButtonLink>,
    },
    support: { next: null, action: <Button onClick={openSupport}>{t('deposit.failed.toSupport')}</Button> },
    // The text of this code already asks to try again.
    method: { next: t(isNoneNow ? 'deposit.failed.noneNow' : 'deposit.failed.methodText'), action: null },
  }[step === 'contact' || step === 'support' ? step : 'method']
  return (
    <FocusedMessage>
      <Alert tone="negative" title={text}>
        <Stack gap={3}>
          {content.next}
          {content.action}
        </Stack>
      </Alert>
    </FocusedMessage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert, Button, ButtonLink, Inline, Stack, Text } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { withdrawalNextStep } from '../models/withdrawal-next-step.ts'
import { payoutsQuery } from '#app/queries/withdrawals.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { conditionId, knownCondition, unmetConditions } from './conditions.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

export interface WithdrawFailureProps {
  failure: Failure
  /** An earlier request may have been accepted. */
  hasDoubt: boolean
  /** The player does not repeat a request whose outcome is unknown. */
  onAnew: () => void
}

/** No response, and the payout is not among the open ones: the same request can be repeated. */
function UnknownOutcome({ failure, onAnew }: Pick<WithdrawFailureProps, 'failure' | 'onAnew'>) {
  const { t } = useTranslation('money')
  const why = useFailureText(failure)
  const { isError } = useQuery({ ...payoutsQuery(useLobbyKey()), enabled: false })
  return (
    <Alert tone="negative" title={t('withdraw.failed.network')}>
      <Stack gap={2}>
        <Text as="span">{t(isError ? 'withdraw.failed.listUnread' : 'withdraw.failed.notListed')}</Text>
        <Text as="span" size={13}>
          {why}
        </Text>
        <div>
          <Button tone="quiet" onClick={onAnew}>
            {t('withdraw.failed.anew')}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}

/** An unmet condition, with the page that fixes it and its line above the form. */
function ConditionRejection({ failure, hasDoubt }: Omit<WithdrawFailureProps, 'onAnew'>) {
  const { t } = useTranslation('money')
  const text = useFailureText(failure)
  const code = failureCode(failure) ?? 0
  const known = knownCondition(code)
  const check = useWithdrawalCheck().data
  const isListed = check !== undefined && check !== null && unmetConditions(check).some((unmet) => unmet.code === code)
  const toLine = () => {
    const line = document.getElementById(conditionId(code))
    line?.focus()
    line?.scrollIntoView({ block: 'center' })
  }
  return (
    <Alert tone="negative" title={text}>
      <Stack gap={3}>
        {hasDoubt ? null : <Text as="span">{t('withdraw.failed.kept')}</Text>}
        <Inline>
          {known === null || known.href === null ? null : (
            <ButtonLink href={known.href}>{t(`withdraw.conditions.${known.name}.link`)}</ButtonLink>
          )}
          {isListed ? <Button onClick={toLine}>{t('withdraw.failed.toCondition')}</Button> : null}
        </Inline>
      </Stack>
    </Alert>
  )
}

function OtherRejection({ failure, hasDoubt }: Omit<WithdrawFailureProps, 'onAnew'>) {
  const { t } = useTranslation('money')
  const text = useFailureText(failure)
  const openSupport = useSupport()
  return (
    <Alert tone="negative" title={t('withdraw.failed.title')}>
      <Stack gap={3}>
        <Text as="span">{text}</Text>
        {hasDoubt ? null : <Text as="span">{t('withdraw.failed.kept')}</Text>}
        <div>
          <Button onClick={openSupport}>{t('withdraw.failed.toSupport')}</Button>
        </div>
      </Stack>
    </Alert>
  )
}

/** Why a withdrawal was not accepted, and the next step. */
export function WithdrawFailure({ failure, hasDoubt, onAnew }: WithdrawFailureProps) {
  const text = useFailureText(failure)
  const step = withdrawalNextStep(failure)
  // A dialog asks for it.
  if (step === 'code') return null
  return (
    <FocusedMessage>
      {step === 'repeat' ? (
        <UnknownOutcome failure={failure} onAnew={onAnew} />
      ) : step === 'condition' ? (
        <ConditionRejection failure={failure} hasDoubt={hasDoubt} />
      ) : step === 'wait' ? (
        <Alert tone="neutral" title={text} />
      ) : (
        <OtherRejection failure={failure} hasDoubt={hasDoubt} />
      )}
    </FocusedMessage>
  )
}

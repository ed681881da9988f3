import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import { isFinalPhase } from '#contract/money/money-status.ts'
import type { Payment } from '#contract/money/payments.ts'
import { readRejectionHelp } from '#contract/money/rejection-help.ts'
import { ActionBar, Button, FactList, Heading, Stack, Surface, Text } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { paymentPressed } from '../models/pay-window.model.ts'
import { canLeaveTo, leaveRequested } from '#app/models/payments/leave-to.ts'
import { paymentDetailsQuery } from '#app/queries/payments.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { CancelPayment, RequestTime } from '#app/features/payments/index.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useRemaining } from '#app/shell/time/use-remaining.ts'

/** The open request with its timeline; `null` while it loads, and where the back end names none. */
function useOpenRequest(reference: string, isTimeOver: boolean): Payment | null {
  const query = paymentDetailsQuery({ ...useLobbyKey(), id: reference, revision: isTimeOver ? 'late' : 'open' })
  return useQuery({ ...query, enabled: reference !== '' }).data ?? null
}

/** Amount and method, by which the player recognises the request. */
function RequestFacts({ request: { amount, system } }: { request: Payment }) {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  return (
    <FactList
      rows
      facts={[
        { id: 'amount', label: t('deposit.unpaid.amount'), value: formatRubles(amount, language) },
        { id: 'method', label: t('deposit.unpaid.method'), value: system },
      ].filter(({ value }) => value !== '')}
    />
  )
}

/** Whether the time to pay is over. Without a deadline it may be. */
function useIsTimeOver(expiresAt: number | null): boolean {
  const remaining = useRemaining(expiresAt ?? 0)
  return useSyncExternalStore(remaining.subscribe, () => remaining.seconds() === 0)
}

/** Error 424: another deposit is open. It can be continued or cancelled, and it ends by itself. */
export function UnpaidRequest({ failure, onAnew }: { failure: Failure; onAnew: () => void }) {
  const { t } = useTranslation('money')
  const id = useId()
  const { leave, press } = useUnit({ leave: leaveRequested, press: paymentPressed })
  const openSupport = useSupport()
  const help = readRejectionHelp(failure.kind === 'rejected' ? failure.data : null)
  const isTimeOver = useIsTimeOver(help.expires_at)
  const request = useOpenRequest(help.payment, isTimeOver)
  const isEnded = request !== null && isFinalPhase(request.state)
  const isWithBank = request !== null && !isEnded && !request.can_cancel && request.awaited !== 'player'
  const url = canLeaveTo(help.url) ? help.url : ''
  const state = isEnded ? 'over' : isWithBank ? 'working' : 'unpaid'
  const text = t(state === 'unpaid' && url === '' ? 'deposit.unpaid.noPage' : `deposit.unpaid.${state}.text`)
  return (
    <FocusedMessage>
      <Surface labelledBy={id}>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size={19} id={id}>
              {t(`deposit.unpaid.${state}.title`)}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
          {request === null ? null : <RequestFacts request={request} />}
          {help.expires_at === null || isEnded || isWithBank ? null : (
            <RequestTime label={t('deposit.unpaid.left')} endsAt={help.expires_at} total={timing.invoiceDeadline} />
          )}
          {isEnded ? null : (
            <ActionBar>
              {url === '' ? (
                <Button wide onClick={openSupport}>
                  {t('deposit.failed.toSupport')}
                </Button>
              ) : (
                <Button
                  tone="primary"
                  size="large"
                  wide
                  onClick={() => {
                    press()
                    leave(url)
                  }}
                >
                  {t(isWithBank ? 'deposit.unpaid.open' : 'deposit.unpaid.continue')}
                </Button>
              )}
            </ActionBar>
          )}
          <CancelPayment wide reference={help.payment} possible={request?.can_cancel === true} />
          {/* While the request is open, another one would lead here again. */}
          {isEnded || isTimeOver ? (
            <Button tone={isEnded ? 'primary' : 'quiet'} wide onClick={onAnew}>
              {t('deposit.unpaid.anew')}
            </Button>
          ) : null}
        </Stack>
      </Surface>
    </FocusedMessage>
  )
}

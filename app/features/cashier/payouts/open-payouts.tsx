import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payout } from '#contract/money/withdrawals.ts'
import { Button, Dialog, Heading, Skeleton, Stack, Surface, Text } from '#ui/index.ts'
import { isUnsupportedCall } from '#app/http/unsupported-call.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $payoutLockedUntil, payoutCancelling } from '../models/payout-cancelling.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { payoutsQuery } from '#app/queries/withdrawals.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { CancelMessage } from './cancel-message.tsx'
import { PayoutRow } from './payout-row.tsx'

const HEIGHT = 140

function CancelDialog({
  payout,
  onConfirm,
  onClose,
}: {
  payout: Payout | null
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  return (
    <Dialog
      shape="adaptive"
      open={payout !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={payout === null ? '' : t('withdraw.cancel.title', { sum: formatRubles(payout.amount, language) })}
      description={t('withdraw.cancel.text')}
    >
      <Stack gap={2}>
        <Button tone="negative" size="large" wide onClick={onConfirm}>
          {t('withdraw.cancel.confirm')}
        </Button>
        <Button tone="quiet" size="large" wide onClick={onClose}>
          {t('withdraw.cancel.keep')}
        </Button>
      </Stack>
    </Dialog>
  )
}

function PayoutList({ items }: { items: readonly Payout[] }) {
  const { t } = useTranslation('money')
  const cancelling = useSubmission(payoutCancelling)
  const isLocked = useUnit($payoutLockedUntil) !== null
  const [asked, setAsked] = useState<Payout | null>(null)
  const { state } = cancelling
  const progressOf = (payout: Payout) => {
    if (state.subject !== String(payout.id)) return 'ready'
    if (cancelling.isBusy) return 'cancelling'
    return isLocked ? 'waiting' : 'ready'
  }
  return (
    <Stack gap={5}>
      <CancelMessage state={state} isListed={items.some(({ id }) => String(id) === state.subject)} />
      {items.length === 0 ? <Text tone="muted">{t('withdraw.payouts.empty')}</Text> : null}
      {items.map((payout) => (
        <PayoutRow
          key={payout.id}
          payout={payout}
          progress={progressOf(payout)}
          onCancel={() => {
            if (!cancelling.isBusy) setAsked(payout)
          }}
        />
      ))}
      {items.some(({ can_cancel }) => can_cancel) ? (
        <Text size={13} tone="muted">
          {t('withdraw.payouts.note')}
        </Text>
      ) : null}
      <CancelDialog
        payout={asked}
        onConfirm={() => {
          if (asked !== null) cancelling.submit({ id: asked.id, amount: asked.amount })
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    </Stack>
  )
}

/** The payouts that have not ended, each with its cancellation; nothing if the back end does not list them. */
export function OpenPayouts() {
  const { t } = useTranslation('money')
  const id = useId()
  const key = useLobbyKey()
  const payouts = useQuery({
    ...payoutsQuery(key),
    placeholderData: (previous, query) => (query?.queryKey[2].session === key.session ? previous : undefined),
  })
  if (payouts.error !== null && isUnsupportedCall(payouts.error)) return null
  return (
    <Surface labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size={19} id={id}>
          {t('withdraw.payouts.title')}
        </Heading>
        <AsyncBoundary query={payouts} failed="payouts" waiting={<Skeleton height={HEIGHT} />}>
          {({ items }) => <PayoutList items={items} />}
        </AsyncBoundary>
      </Stack>
    </Surface>
  )
}

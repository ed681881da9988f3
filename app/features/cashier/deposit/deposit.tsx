import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Button, EmptyState, Stack, Surface } from '#ui/index.ts'
import { paymentSystemsQuery } from '#app/queries/cashier.ts'
import { limitsQuery } from '#app/queries/protection.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { LazyCashierOffer } from '#app/features/protection/index.ts'
import { DepositSkeleton } from '#app/features/payments/index.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { DepositClosed } from './deposit-closed.tsx'
import { DepositForm } from './deposit-form.tsx'

function NoMethods() {
  const { t } = useTranslation('money')
  const openSupport = useSupport()
  return (
    <Surface>
      <EmptyState
        title={t('deposit.empty')}
        action={<Button onClick={openSupport}>{t('deposit.failed.toSupport')}</Button>}
      >
        {t('deposit.emptyText')}
      </EmptyState>
    </Surface>
  )
}

/** A form that was shown stays: an empty list must not drop its fields or an open request. */
function DepositMethods({ providers }: { providers: readonly PaymentMethod[] }) {
  const [hadMethods, setHadMethods] = useState(false)
  if (providers.length > 0 && !hadMethods) setHadMethods(true)
  return hadMethods ? <DepositForm providers={providers} /> : <NoMethods />
}

/** The deposit with its polled list of payment systems. */
function OpenDeposit() {
  const key = useLobbyKey()
  const systems = useQuery({
    ...paymentSystemsQuery(key),
    // The form stays while the list is read in another language, but not for another player.
    placeholderData: (previous, query) => (query?.queryKey[2].session === key.session ? previous : undefined),
  })
  return (
    <AsyncBoundary query={systems} failed="methods" waiting={<DepositSkeleton />}>
      {({ payin }) => <DepositMethods providers={payin} />}
    </AsyncBoundary>
  )
}

/** The offer of limits and the deposit. They appear together, so that the form does not move below the pointer. */
function OfferAndDeposit() {
  const limits = useQuery(limitsQuery(useLobbyKey()))
  const isOffered = (limits.data?.offer ?? '') !== ''
  // An answered offer stays to say so.
  const [wasOffered, setWasOffered] = useState(false)
  if (isOffered && !wasOffered) setWasOffered(true)
  // Not `isPending`: the parts below may read limits again that could not be read.
  if (!limits.isFetched) return <DepositSkeleton />
  return (
    <Stack gap={5}>
      {wasOffered ? <LazyCashierOffer /> : null}
      <OpenDeposit />
    </Stack>
  )
}

/** The deposit, closed during a break. */
export function Deposit() {
  const play = usePlayer()?.play ?? null
  if (play !== null && play.state !== 'open') return <DepositClosed state={play.state} until={play.until} />
  return <OfferAndDeposit />
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Button, EmptyState, Surface } from '#ui/index.ts'
import { paymentSystemsQuery } from '#app/queries/cashier.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { DepositSkeleton } from '#app/features/payments/index.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
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
export function Deposit() {
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

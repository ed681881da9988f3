import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Button, EmptyState, MainAside, Stack, Surface } from '#ui/index.ts'
import { $withdrawalCount, withdrawalClosed } from '../models/withdrawal.model.ts'
import { paymentSystemsQuery } from '#app/queries/cashier.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { WithdrawFormSkeleton, useMoneyRefresh } from '#app/features/payments/index.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { AcceptedMessage } from './accepted-message.tsx'
import { ConditionsPanel } from './conditions-panel.tsx'
import { WithdrawAside } from './withdraw-aside.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

function NoMethods() {
  const { t } = useTranslation('money')
  const openSupport = useSupport()
  return (
    <Surface>
      <EmptyState
        title={t('withdraw.empty')}
        action={<Button onClick={openSupport}>{t('withdraw.failed.toSupport')}</Button>}
      >
        {t('withdraw.emptyText')}
      </EmptyState>
    </Surface>
  )
}

/** A form that was shown stays: an empty list must not drop its fields. Each accepted withdrawal begins an empty one. */
function WithdrawMethods({ providers, own }: { providers: readonly PaymentMethod[]; own: number }) {
  const formNumber = useUnit($withdrawalCount)
  const [hadMethods, setHadMethods] = useState(false)
  if (providers.length > 0 && !hadMethods) setHadMethods(true)
  return hadMethods ? <WithdrawForm key={formNumber} providers={providers} own={own} /> : <NoMethods />
}

/** The withdrawal: whether it is possible, its form, and the payouts that are on their way. `own` is in rubles. */
export function Withdraw({ own }: { own: number }) {
  const key = useLobbyKey()
  const close = useUnit(withdrawalClosed)
  useMoneyRefresh()
  useEffect(() => () => close(), [close])
  const systems = useQuery({
    ...paymentSystemsQuery(key),
    // The form stays while the list is read in another language, but not for another player.
    placeholderData: (previous, query) => (query?.queryKey[2].session === key.session ? previous : undefined),
  })
  return (
    <MainAside>
      <Stack gap={4}>
        <AcceptedMessage />
        <ConditionsPanel />
        <AsyncBoundary query={systems} failed="methods" waiting={<WithdrawFormSkeleton />}>
          {({ payout }) => <WithdrawMethods providers={payout} own={own} />}
        </AsyncBoundary>
      </Stack>
      <WithdrawAside />
    </MainAside>
  )
}

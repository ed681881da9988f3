import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID, type User } from '#contract/player/status.ts'
import { Heading, Tabs } from '#ui/index.ts'
import { moneyTexts } from '#app/i18n/money-texts.ts'
import { Deposit, LazyWithdraw, cashierClosed, cashierOpened } from '#app/features/cashier/index.ts'
import { payoutsQuery } from '#app/queries/withdrawals.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { CashboxSkeleton, HistorySkeleton } from '#app/features/payments/index.ts'
import { PlayerPurse } from './player-purse.tsx'

const TABS = ['deposit', 'withdraw', 'history'] as const

/** Most players deposit: the other tabs are loaded when they are opened. */
const History = lazyPart(async () => (await import('./history/history.tsx')).History, {
  texts: moneyTexts,
  waiting: <HistorySkeleton />,
  failed: 'page',
})

/** The sections of the cashier; the open one is part of the address. */
function Content({ user }: { user: User }) {
  const { t } = useTranslation('money')
  const [tab, setTab] = useSearchParam('tab', TABS, 'deposit')
  const { open, close } = useUnit({ open: cashierOpened, close: cashierClosed })
  // Read by the tab itself: a count is shown once it is known.
  const { data: payouts } = useQuery({ ...payoutsQuery(useLobbyKey()), enabled: false })
  const count = payouts === undefined || payouts.items.length === 0 ? undefined : payouts.items.length
  useEffect(() => {
    open()
    return () => close()
  }, [open, close])
  return (
    <Tabs
      label={t('tabs.label')}
      heading={
        <Heading level={1} size={32}>
          {t('cashbox.title')}
        </Heading>
      }
      beside={<PlayerPurse user={user} />}
      value={tab}
      onValueChange={(id) => setTab(TABS.find((known) => known === id) ?? 'deposit')}
      tabs={[
        { id: 'deposit', label: t('tabs.deposit'), content: <Deposit /> },
        { id: 'withdraw', label: t('tabs.withdraw'), count, content: <LazyWithdraw own={user.balance} /> },
        { id: 'history', label: t('tabs.history'), content: <History /> },
      ]}
    />
  )
}

/** The cashier; a skeleton until the player is known, because the token may belong to an expired session. */
export function CashboxContent() {
  const { t } = useTranslation('money')
  const player = usePlayer()
  return (
    <>
      <PageHead page={null} title={t('cashbox.title')} />
      {player === undefined || player.id === GUEST_ID ? <CashboxSkeleton /> : <Content key={player.id} user={player} />}
    </>
  )
}

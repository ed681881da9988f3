import type { ReactNode } from 'react'
import { Columns, FieldRow, MainAside, Skeleton, Stack, Surface } from '#ui/index.ts'
import { ListSkeleton } from './history/list-skeleton.tsx'

/* Money pages that load, in the shape of what comes. */

const METHODS = [0, 1, 2, 3, 4, 5]
const STEPS = [0, 1, 2, 3]

const Panel = ({ children }: { children: ReactNode }) => (
  <Surface>
    <Stack gap={5}>{children}</Stack>
  </Surface>
)

/** The deposit: methods and amount, beside them the summary and its button. */
export const DepositSkeleton = () => (
  <MainAside>
    <Panel>
      <Skeleton height={24} />
      <Columns>
        {METHODS.map((method) => (
          <Skeleton key={method} height="choice" />
        ))}
      </Columns>
      <FieldRow wide>
        <Skeleton height={112} />
      </FieldRow>
    </Panel>
    <Stack gap={4}>
      <Panel>
        <Skeleton height={56} />
        <Skeleton height={72} />
        <Skeleton height={52} />
        <Skeleton height={40} />
      </Panel>
      <Panel>
        <Skeleton height={20} />
        <Skeleton height={92} />
      </Panel>
    </Stack>
  </MainAside>
)

/** The form of a withdrawal. */
export const WithdrawFormSkeleton = () => (
  <Panel>
    <Columns>
      {METHODS.map((method) => (
        <Skeleton key={method} height={64} />
      ))}
    </Columns>
    <Skeleton height={76} />
    <Skeleton height={112} />
    <Skeleton height={52} />
  </Panel>
)

/** The withdrawal: its conditions and its form, beside them the open payouts. */
export const WithdrawSkeleton = () => (
  <MainAside>
    <Stack gap={4}>
      <Panel>
        <Skeleton height={96} />
      </Panel>
      <WithdrawFormSkeleton />
    </Stack>
    <Panel>
      <Skeleton height={24} />
      <Skeleton height={140} />
    </Panel>
  </MainAside>
)

/** The history: its filters, the rows and the totals. */
export const HistorySkeleton = () => (
  <Stack gap={4}>
    <FieldRow>
      <Skeleton height={44} />
      <Skeleton height={44} />
    </FieldRow>
    <MainAside>
      <Panel>
        <ListSkeleton />
      </Panel>
      <Panel>
        <Skeleton height={140} />
      </Panel>
    </MainAside>
  </Stack>
)

/** The cashier before its player is known: title, purse, tabs and the deposit. */
export const CashboxSkeleton = () => (
  <Stack gap={4}>
    <MainAside>
      <Stack gap={4}>
        <Skeleton height={38} />
        <Skeleton height={54} />
      </Stack>
      <Skeleton height={108} />
    </MainAside>
    <DepositSkeleton />
  </Stack>
)

/** A payment: its title and task, beside them the time, the steps and support. */
export const PaymentPageSkeleton = () => (
  <MainAside>
    <Stack gap={5}>
      <Skeleton height={76} />
      <Panel>
        <Skeleton height={84} />
        <Skeleton height={52} />
        <Skeleton height={64} />
      </Panel>
    </Stack>
    <Stack gap={4}>
      <Panel>
        <Skeleton height={72} />
        {STEPS.map((step) => (
          <Skeleton key={step} height={28} />
        ))}
      </Panel>
      <Panel>
        <Skeleton height={44} />
      </Panel>
    </Stack>
  </MainAside>
)

import { useUnit } from 'effector-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#contract/money/payments.ts'
import { Heading, Link, ProgressBar, Stack, Surface, Text } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import type { PaymentState } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import type { NeededStakes } from './needed-stakes.ts'
import { PaymentHelp } from './payment-help.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Surface labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size={15} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Surface>
  )
}

/** How far the stakes are that open the withdrawal. */
function Stakes({ have, need }: NeededStakes) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  return (
    <Panel title={t('aside.withdrawal')}>
      <Stack gap={2}>
        <ProgressBar
          tone="neutral"
          label={t('aside.stakes')}
          value={have}
          max={need}
          valueText={t('aside.stakesOf', { have: formatNumber(have, language), need: formatRubles(need, language) })}
        />
        <Text size={13} tone="muted">
          {t('aside.stakesText')}
        </Text>
      </Stack>
      <div>
        <Link href={playerPaths.withdrawal()}>{t('aside.conditions')}</Link>
      </div>
    </Panel>
  )
}

interface OutcomeAsideProps {
  state: Extract<PaymentState, { kind: 'ended' }>
  details: Payment | null
  phase: 'paid' | 'declined' | 'cancelled' | 'notReceived'
  stakes: NeededStakes | null
  number: string
}

/** Beside the outcome of a deposit: its steps and what follows, for a paid one the stakes before a withdrawal. */
export function OutcomeAside({ state, details, phase, stakes, number }: OutcomeAsideProps) {
  const { t } = useTranslation('payments')
  return (
    <Stack gap={4}>
      {details === null ? null : (
        <Panel title={t('aside.steps')}>
          <PaymentTimeline state={state} details={details} />
        </Panel>
      )}
      {phase === 'paid' ? (
        <>
          {stakes === null ? null : <Stakes {...stakes} />}
          <PaymentHelp number={number} />
        </>
      ) : (
        <Panel title={t('aside.next')}>
          <Text size={13} tone="muted">
            {t(`aside.after.${phase}`)}
          </Text>
        </Panel>
      )}
    </Stack>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moscowMonth, moscowIsoDate } from '#contract/core/moscow-calendar.ts'
import { Alert, Button, Stack, VisuallyHidden } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { saveFile } from '#app/lib/browser/save-file.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { readAllBets } from '#app/queries/cashier.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { writeRounds } from './rounds-csv.ts'
import type { History } from './use-history.ts'

type ExportState =
  | { kind: 'idle' }
  | { kind: 'loading'; count: number }
  | { kind: 'saved'; count: number }
  | { kind: 'failed'; failure: Failure }

function ExportFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('money')
  return (
    <Alert tone="negative" title={t('history.csv.failed')}>
      {useFailureText(failure)}
    </Alert>
  )
}

/** Saves all rounds of the chosen month and game as CSV, also those that are not shown yet. */
export function ExportRounds({ history: { month, game } }: { history: History }) {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const client = useQueryClient()
  const clock = requireClock(useUnit($clock))
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const save = async () => {
    const { signal } = (reading.current = new AbortController())
    setState({ kind: 'loading', count: 0 })
    try {
      const bets = await readAllBets(
        client,
        { month: Number(month), game },
        { signal, onRead: (count) => setState({ kind: 'loading', count }) },
      )
      if (signal.aborted) return
      const period = moscowIsoDate(moscowMonth(clock.now(), Number(month)).from).slice(0, 'YYYY-MM'.length)
      const name = ['rounds', period, game].filter(Boolean).join('-')
      saveFile(`${name}.csv`, writeRounds(bets, t, language), 'text/csv;charset=utf-8')
      setState({ kind: 'saved', count: bets.length })
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', failure: failureOf(error) })
    }
  }

  const isLoading = state.kind === 'loading'
  return (
    <Stack gap={3}>
      <Button busy={isLoading} onClick={() => void save()}>
        {isLoading ? t('history.csv.loading', { count: state.count }) : t('history.csv.save')}
      </Button>
      <VisuallyHidden role="status">
        {state.kind === 'saved' ? t('history.csv.saved', { count: state.count }) : ''}
      </VisuallyHidden>
      {state.kind === 'failed' ? <ExportFailure failure={state.failure} /> : null}
    </Stack>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import { roundQuery } from '#app/queries/rounds.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/player/use-lobby-key.ts'
import { ComputingProof, ProofView } from './proof-view.tsx'

function MissingRound() {
  const { t } = useTranslation('pages')
  return (
    <Alert tone="neutral" title={t('proof.missing')}>
      {t('proof.missingText')}
    </Alert>
  )
}

/** The proof of a round by its id. */
export function RoundProof({ id }: { id: string }) {
  const round = useQuery(roundQuery({ ...useLobbyKey(), id }))
  return (
    <AsyncBoundary query={round} failed="history" waiting={<ComputingProof />}>
      {(data) => (data === null ? <MissingRound /> : <ProofView round={data} />)}
    </AsyncBoundary>
  )
}

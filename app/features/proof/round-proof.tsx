import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import { roundQuery } from '#app/queries/rounds.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { ComputingProof, ProofView } from './proof-view.tsx'

function NoRound({ reason }: { reason: 'missing' | 'unsupported' }) {
  const { t } = useTranslation('pages')
  return reason === 'missing' ? (
    <Alert tone="neutral" title={t('proof.missing')}>
      {t('proof.missingText')}
    </Alert>
  ) : (
    <Alert tone="neutral" title={t('proof.verdict.noProof')}>
      {t('proof.verdict.noProofNote')}
    </Alert>
  )
}

/** The proof of a round by its id. */
export function RoundProof({ id }: { id: string }) {
  const round = useQuery(roundQuery({ ...useLobbyKey(), id }))
  return (
    <AsyncBoundary query={round} failed="proof" waiting={<ComputingProof />}>
      {(data) => (typeof data === 'string' ? <NoRound reason={data} /> : <ProofView round={data} />)}
    </AsyncBoundary>
  )
}

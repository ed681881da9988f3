import { useTranslation } from 'react-i18next'
import { ProofLink, type TableColumn } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'

interface PublicRound {
  /** Id of the round; `''` if the back end does not name it. */
  round: string
  /** Whose it is, in full. */
  user: string
  /** The public number that it proves. */
  amount: string
}

/** The way from a public number to the proof of its round. */
export function RoundLink({ round, user, amount }: PublicRound) {
  const { t } = useTranslation('pages')
  return round === '' ? null : <ProofLink href={paths.round(round)} label={t('proof.of', { user, amount })} />
}

/** The last column of a table of public numbers, with the proofs of their rounds; none if no row names its round. */
export function roundColumns<Row>(
  title: string,
  rows: readonly Row[],
  roundOf: (row: Row) => PublicRound,
): readonly TableColumn<Row>[] {
  if (rows.every((row) => roundOf(row).round === '')) return []
  return [{ id: 'round', title, cell: (row) => <RoundLink {...roundOf(row)} />, align: 'end', hideTitleOnPhone: true }]
}

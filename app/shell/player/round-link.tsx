import { useTranslation } from 'react-i18next'
import { ProofLink } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'

interface RoundLinkProps {
  /** Id of the round; `''` if the back end does not name it. */
  round: string
  /** Whose it is, in full. */
  user: string
  /** The public number that it proves. */
  amount: string
}

/** The way from a public number to the proof of its round. */
export function RoundLink({ round, user, amount }: RoundLinkProps) {
  const { t } = useTranslation('pages')
  return round === '' ? null : <ProofLink href={paths.round(round)} label={t('proof.of', { user, amount })} />
}

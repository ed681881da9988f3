import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { RoundProof } from '#games/verify.ts'
import { Checklist, type ChecklistItem } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { roundText } from './describe-round.ts'

/** The steps from the server seed to the win, each with what it gave. */
export function ProofSteps({ proof, hash }: { proof: RoundProof; hash: string }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const rubles = (kopecks: number) => formatRubles(kopecks / KOPECKS_PER_RUBLE, language)
  const { round } = proof
  const rejected = { state: 'rejected', stateText: t('verify.betRejected') } as const

  function hashState(): Pick<ChecklistItem, 'state' | 'stateText'> {
    if (hash === '') return { state: 'todo', stateText: t('verify.hashMissing') }
    return hash.toLowerCase() === proof.hash
      ? { state: 'done', stateText: t('verify.hashFits') }
      : { state: 'rejected', stateText: t('verify.hashDiffers') }
  }
  const items: ChecklistItem[] = [
    { id: 'hash', label: t('verify.steps.hash'), ...hashState(), note: `SHA-256 = ${proof.hash}` },
    {
      id: 'numbers',
      label: t('verify.steps.numbers'),
      state: 'done',
      stateText: proof.numbers.map((drawn) => t('verify.number', drawn)).join(' · '),
      note: t('verify.block', { text: proof.text, block: proof.block }),
    },
    {
      id: 'result',
      label: t('verify.steps.result'),
      ...(round === null ? rejected : { state: 'done', stateText: roundText(round, t) }),
    },
    {
      id: 'win',
      label: t('verify.steps.win'),
      ...(round === null
        ? rejected
        : { state: 'done', stateText: t('verify.win', { win: rubles(round.win), stake: rubles(round.stake) }) }),
    },
  ]
  return <Checklist items={items} />
}

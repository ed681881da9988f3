import { useUnit } from 'effector-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { PlayedRound } from '#games/game.ts'
import type { RoundProof } from '#games/verify.ts'
import { Checklist, Stack, Text, type ChecklistItem } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { roundText } from '#app/shell/proof/describe-round.ts'

type Translate = TFunction<'pages'>
type StepState = Pick<ChecklistItem, 'state' | 'stateText'>

function hashState(hash: string, computed: string, t: Translate): StepState {
  if (hash === '') return { state: 'todo', stateText: t('verify.hashMissing') }
  return hash.toLowerCase() === computed
    ? { state: 'done', stateText: t('verify.hashFits') }
    : { state: 'rejected', stateText: t('verify.hashDiffers') }
}

function winState(round: PlayedRound | null, rubles: (kopecks: number) => string, t: Translate): StepState {
  if (round === null) return { state: 'rejected', stateText: t('verify.betRejected') }
  if (!round.isOver) return { state: 'todo', stateText: t('verify.heldMissing') }
  return { state: 'done', stateText: t('verify.win', { win: rubles(round.win), stake: rubles(round.stake) }) }
}

function verdictOf(hash: StepState, win: StepState, t: Translate): string | undefined {
  if (hash.state === 'rejected') return hash.stateText
  return win.state === 'done' ? t('verify.verdict', { win: win.stateText }) : win.stateText
}

interface ProofStepsProps {
  /** `null` before both seeds are entered. */
  proof: RoundProof | null
  /** The published hash; empty if the player does not have it. */
  hash: string
}

/** The verdict in one line, the only part that is announced after each change, and the steps that lead to it. */
export function ProofSteps({ proof, hash }: ProofStepsProps) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)

  function stepsOf({ round, numbers, text, block, hash: computed }: RoundProof) {
    const hashStep = hashState(hash, computed, t)
    const win = winState(round, (kopecks) => formatRubles(kopecks / KOPECKS_PER_RUBLE, language), t)
    const items: ChecklistItem[] = [
      { id: 'hash', label: t('verify.steps.hash'), ...hashStep, note: `SHA-256 = ${computed}` },
      {
        id: 'numbers',
        label: t('verify.steps.numbers'),
        state: 'done',
        stateText: numbers.map((drawn) => t('verify.number', drawn)).join(' · '),
        note: t('verify.block', { text, block }),
      },
      {
        id: 'result',
        label: t('verify.steps.result'),
        ...(round === null ? win : { state: 'done', stateText: roundText(round, t) }),
      },
      { id: 'win', label: t('verify.steps.win'), ...win },
    ]
    return { verdict: verdictOf(hashStep, win, t), items }
  }
  const steps = proof === null ? null : stepsOf(proof)
  return (
    <Stack gap={4}>
      <Text role="status" strong={steps !== null} tone={steps === null ? 'muted' : 'normal'}>
        {steps === null ? t('verify.waiting') : steps.verdict}
      </Text>
      {steps === null ? null : <Checklist items={steps.items} />}
    </Stack>
  )
}

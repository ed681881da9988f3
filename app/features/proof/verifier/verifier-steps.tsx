import { useUnit } from 'effector-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { GameProof } from '#games/proof.ts'
import type { RoundProof } from '#games/verify.ts'
import { ProofHashes, ProofSteps, ProofWin, Stack, type ProofStep, type ProofVerdict } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { numbersEvidence, paysEvidence, resultEvidence } from '../proof-evidence.tsx'
import { useStepStateTexts } from '../use-step-state-texts.ts'

type Translate = TFunction<'pages'>

function hashStep(hash: string, computed: string, t: Translate): ProofStep {
  const computedRow = { id: 'computed', label: t('proof.hash.computed'), value: computed }
  const evidence = <ProofHashes hashes={[computedRow]} />
  if (hash === '')
    return { id: 'hash', state: 'waiting', title: t('proof.hash.waiting'), note: t('verify.hashMissing'), evidence }
  if (hash.toLowerCase() === computed) return { id: 'hash', state: 'passed', title: t('proof.hash.passed'), evidence }
  const shownRow = { id: 'shown', label: t('proof.hash.shown'), value: hash }
  return {
    id: 'hash',
    state: 'failed',
    title: t('proof.hash.failed'),
    problem: t('verify.hashDiffers'),
    evidence: <ProofHashes hashes={[shownRow, computedRow]} />,
  }
}

const numbersStep = (proof: RoundProof, t: Translate): ProofStep => ({
  id: 'numbers',
  state: 'passed',
  title: t('proof.numbers.passed'),
  note: t('proof.numbers.note', { text: proof.text }),
  evidence: numbersEvidence(proof, t),
})

function resultStep(game: GameProof, proof: RoundProof, t: Translate, language: Language): ProofStep {
  if (proof.round === null)
    return { id: 'result', state: 'failed', title: t('proof.result.failed'), problem: t('verify.betRejected') }
  const note = game.note?.(proof, language) ?? ''
  return {
    id: 'result',
    state: 'passed',
    title: t('proof.result.passed'),
    ...(note === '' ? {} : { note }),
    evidence: resultEvidence(game, proof, t, language),
  }
}

function winStep(game: GameProof, proof: RoundProof, t: Translate, language: Language): ProofStep {
  const { round } = proof
  if (round?.isOver !== true)
    return {
      id: 'win',
      state: 'waiting',
      title: t('proof.win.waiting'),
      note: round === null ? t('proof.waits') : t('verify.heldMissing'),
    }
  const sum = (kopecks: number) => formatRubles(kopecks / KOPECKS_PER_RUBLE, language)
  return {
    id: 'win',
    state: 'passed',
    title: t('proof.win.passed'),
    evidence: (
      <Stack gap={3}>
        {paysEvidence(game, proof, { t, language, money: sum })}
        <ProofWin terms={t('proof.win.stake', { stake: sum(round.stake) })} win={sum(round.win)} />
      </Stack>
    ),
  }
}

/** The win, or what prevents it. Without a hash nothing was compared, so the verdict waits for it. */
function verdictOf({ round }: RoundProof, hash: ProofStep['state'], t: Translate, language: Language): ProofVerdict {
  if (hash === 'failed') return { state: 'failed', title: t('verify.hashDiffers') }
  if (round === null) return { state: 'failed', title: t('verify.betRejected') }
  if (!round.isOver) return { state: 'waiting', title: t('verify.heldMissing') }
  const sum = (kopecks: number) => formatRubles(kopecks / KOPECKS_PER_RUBLE, language)
  const win = t('verify.win', { win: sum(round.win), stake: sum(round.stake) })
  return { state: hash, title: t('verify.verdict', { win }) }
}

const STEPS = ['hash', 'numbers', 'result', 'win'] as const

interface VerifierStepsProps {
  game: GameProof
  /** `null` before both seeds are entered. */
  proof: RoundProof | null
  /** The published hash; empty if the player does not have it. */
  hash: string
}

/** The steps of the entered round, and the verdict, the only part that is announced after each change. */
export function VerifierSteps({ game, proof, hash }: VerifierStepsProps) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const first = proof === null ? null : hashStep(hash, proof.hash, t)
  return (
    <ProofSteps
      label={t('proof.label')}
      stateTexts={useStepStateTexts()}
      steps={
        proof === null || first === null
          ? STEPS.map((id) => ({ id, state: 'waiting', title: t(`proof.${id}.waiting`) }))
          : [first, numbersStep(proof, t), resultStep(game, proof, t, language), winStep(game, proof, t, language)]
      }
      verdict={
        proof === null || first === null
          ? { state: 'waiting', title: t('verify.waiting') }
          : verdictOf(proof, first.state, t, language)
      }
    />
  )
}

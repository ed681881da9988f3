import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Round } from '#contract/play/rounds.ts'
import { proofFor } from '#games/proofs.ts'
import { ProofHashes, ProofWin, Stack, type ProofStep } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { numbersEvidence, paysEvidence, resultEvidence } from './proof-evidence.tsx'
import type { Disagreement, ProvenRound } from './prove-round.ts'

type Translate = TFunction<'pages'>

/** What the steps are shown by. */
interface Shown {
  round: Round
  proven: Extract<ProvenRound, { kind: 'computed' }>
  t: Translate
  language: Language
}

const STEPS = ['hash', 'numbers', 'result', 'win'] as const
type StepId = (typeof STEPS)[number]

const failedAt: Readonly<Record<Disagreement, StepId>> = {
  hash: 'hash',
  rules: 'result',
  stake: 'win',
  win: 'win',
}

/** The number of the step that failed, from 1. */
export const failedStep = (disagreement: Disagreement): number => STEPS.indexOf(failedAt[disagreement]) + 1

/** The hash of a bot's seed is shown with its first round of the day, not before. */
const hashLabel = (isBot: boolean, t: Translate): string => t(isBot ? 'proof.hash.public' : 'proof.hash.shown')

function hashEvidence({ round: { proof, is_bot }, proven: { computed, disagreement }, t }: Shown) {
  if (proof === null) return null
  return (
    <ProofHashes
      hashes={[
        { id: 'seed', label: t('proof.hash.seed'), value: proof.server_seed },
        { id: 'shown', label: hashLabel(is_bot, t), value: proof.hash },
        ...(disagreement === 'hash' ? [{ id: 'computed', label: t('proof.hash.computed'), value: computed.hash }] : []),
      ]}
    />
  )
}

/** Stake and factor, where the win is a whole multiple of the stake. */
function termsOf({ round, t, language }: Shown): string {
  const stake = t(round.is_free_spin ? 'proof.win.freeSpin' : 'proof.win.stake', {
    stake: formatRubles(round.stake, language),
  })
  const factor = round.stake === 0 ? 0 : round.win / round.stake
  return Number.isInteger(factor) ? t('proof.win.terms', { stake, factor: formatNumber(factor, language) }) : stake
}

function winEvidence(shown: Shown) {
  const { round, proven, t, language } = shown
  const { computed } = proven
  const { balance_before: before = null, balance_after: after = null } = round.money ?? {}
  const money = (rubles: number) => formatRubles(rubles, language)
  return (
    <Stack gap={3}>
      {paysEvidence(proofFor(proven.engine, round.motif), computed, {
        t,
        language,
        money: (kopecks) => money((kopecks * round.stake) / (computed.round?.stake ?? 1)),
      })}
      <ProofWin
        terms={termsOf(shown)}
        win={money(round.win)}
        {...(before === null || after === null
          ? {}
          : { balance: t('proof.win.balance', { before: money(before), after: money(after) }) })}
      />
    </Stack>
  )
}

/** What the server recorded beside the win: money of a bonus, and a jackpot. */
function winNote({ round: { money, jackpot, jackpot_name: name, forfeited }, t, language }: Shown): string | null {
  const sum = (rubles: number) => formatRubles(rubles, language)
  const notes = [
    money !== null && money.bonus_stake > 0
      ? t('proof.win.split', { own: sum(money.own_stake), bonus: sum(money.bonus_stake) })
      : '',
    forfeited > 0 ? t('proof.win.forfeited', { sum: sum(forfeited) }) : '',
    jackpot > 0 ? t('proof.win.jackpot', { name, sum: sum(jackpot) }) : '',
  ].filter((note) => note !== '')
  return notes.length === 0 ? null : notes.join(' ')
}

/** By which rules the round was played, which the name of the game does not tell. */
function resultNote({ round, proven: { computed, engine }, t, language }: Shown): string {
  const { name, note } = proofFor(engine, round.motif)
  const rules = t('proof.result.note', { game: name[language] })
  return `${rules} ${note?.(computed, language) ?? ''}`.trim()
}

/** Lets a line end between the parts of the message, `seed:round:number`, rather than inside a number. */
const breakParts = (text: string): ReactNode =>
  text.split(/(?<=\w:)(?=\w)/u).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))

function noteOf(id: StepId, shown: Shown): ReactNode {
  const { t, round, proven } = shown
  if (id === 'hash') return t(round.is_bot ? 'proof.hash.noteBot' : 'proof.hash.note')
  if (id === 'numbers') return breakParts(t('proof.numbers.note', { text: proven.computed.text }))
  if (id === 'result') return resultNote(shown)
  return winNote(shown)
}

function evidenceOf(id: StepId, shown: Shown) {
  const { t, proven } = shown
  if (id === 'hash') return hashEvidence(shown)
  if (id === 'numbers') return numbersEvidence(proven.computed, t)
  return id === 'result'
    ? resultEvidence(proofFor(proven.engine, shown.round.motif), proven.computed, t, shown.language)
    : winEvidence(shown)
}

function problemOf(id: StepId, { round, proven, t, language }: Shown): string | null {
  const { disagreement, expectedStake, expectedWin } = proven
  if (id === 'hash') return t('proof.hash.problem')
  if (id === 'result') return t('proof.result.problem')
  if (id !== 'win') return null
  const sum = (rubles: number) => formatRubles(rubles, language)
  return disagreement === 'stake'
    ? t('proof.win.stakeProblem', { expected: sum(expectedStake / KOPECKS_PER_RUBLE), stake: sum(round.stake) })
    : t('proof.win.problem', { expected: sum(expectedWin / KOPECKS_PER_RUBLE), win: sum(round.win) })
}

/** The steps of a round that was computed: those after a failed one wait, because they would prove nothing. */
export function provenSteps(shown: Shown): ProofStep[] {
  const { t, proven } = shown
  const last = proven.disagreement === null ? STEPS.length : failedStep(proven.disagreement) - 1
  return STEPS.map((id, index) => {
    if (index > last) return { id, state: 'waiting', title: t(`proof.${id}.waiting`), note: t('proof.waits') }
    const state = index === last ? 'failed' : 'passed'
    const note = noteOf(id, shown)
    return {
      id,
      state,
      title: id === 'numbers' || state === 'passed' ? t(`proof.${id}.passed`) : t(`proof.${id}.failed`),
      ...(note === null ? {} : { note }),
      ...(state === 'failed' ? { problem: problemOf(id, shown) } : {}),
      evidence: evidenceOf(id, shown),
    }
  })
}

/** The steps of a round that is not computed yet, or before it is read. */
export function pendingSteps(round: Round | null, t: Translate): ProofStep[] {
  const { proof = null, is_bot: isBot = false } = round ?? {}
  const hashNote = t(isBot ? 'proof.hash.noteBotWaiting' : 'proof.hash.noteWaiting')
  return STEPS.map((id, index) => ({
    id,
    state: round === null ? 'computing' : 'waiting',
    title: t(`proof.${id}.waiting`),
    ...(round === null ? {} : { note: index === 0 ? hashNote : t('proof.waits') }),
    ...(index === 0 && proof !== null
      ? { evidence: <ProofHashes hashes={[{ id: 'shown', label: hashLabel(isBot, t), value: proof.hash }]} /> }
      : {}),
  }))
}

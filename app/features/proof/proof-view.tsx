import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Round } from '#contract/play/rounds.ts'
import { Alert, Button, ButtonLink, CopyButton, ProofSteps, Stack, type ProofVerdict } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { useSupportMessage } from '#app/shell/dialogs/use-support-message.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useLostFocus } from '#app/shell/page/use-lost-focus.ts'
import { failedStep, pendingSteps, provenSteps } from './proof-steps.tsx'
import { writeProofText } from './proof-text.ts'
import { proveRound, type NotProvable, type ProvenRound } from './prove-round.ts'
import { SeedChange } from './seed-change.tsx'
import { useStepStateTexts } from './use-step-state-texts.ts'

function Support({ id }: { id: string }) {
  const { t } = useTranslation('pages')
  const open = useSupportMessage(t('proof.supportMessage', { id }))
  return <Button onClick={open}>{t('proof.support')}</Button>
}

function Computed({ round, proven }: { round: Round; proven: Extract<ProvenRound, { kind: 'computed' }> }) {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const stateTexts = useStepStateTexts()
  const { disagreement } = proven
  const verdict: ProofVerdict =
    disagreement === null
      ? { state: 'passed', title: t('proof.verdict.passed'), note: t('proof.verdict.passedNote') }
      : {
          state: 'failed',
          title: t('proof.verdict.failed', { step: failedStep(disagreement) }),
          note: t(round.own ? 'proof.verdict.failedNote' : 'proof.verdict.failedOther'),
        }
  return (
    <ProofSteps
      label={t('proof.label')}
      stateTexts={stateTexts}
      steps={provenSteps({ round, proven, t, language })}
      verdict={verdict}
      action={
        <>
          {disagreement === null ? null : <Support id={round.id} />}
          <CopyButton label={t('proof.copy')} text={writeProofText(round)} />
        </>
      }
    />
  )
}

const notRevealedNote = ({ own, is_bot: isBot }: Round) =>
  isBot ? 'notRevealedBot' : own ? 'notRevealedNote' : 'notRevealedOther'

function NotComputed({ round, kind }: { round: Round; kind: NotProvable }) {
  const { t } = useTranslation('pages')
  const stateTexts = useStepStateTexts()
  if (kind === 'noProof')
    return (
      <Alert tone="neutral" title={t('proof.verdict.noProof')}>
        {t('proof.verdict.noProofNote')}
      </Alert>
    )
  const canContinue = kind === 'open' && round.slug !== ''
  const note = kind === 'open' ? 'openNote' : notRevealedNote(round)
  return (
    <>
      <ProofSteps
        label={t('proof.label')}
        stateTexts={stateTexts}
        steps={pendingSteps(round, t)}
        verdict={{ state: 'waiting', title: t(`proof.verdict.${kind}`), note: t(`proof.verdict.${note}`) }}
        action={
          canContinue ? <ButtonLink href={paths.game(round.slug, 'real')}>{t('proof.continue')}</ButtonLink> : undefined
        }
      />
      {round.own && kind === 'notRevealed' ? <SeedChange /> : null}
    </>
  )
}

/** While the round is read and computed. It has the size of the result. */
export function ComputingProof() {
  const { t } = useTranslation('pages')
  return (
    <ProofSteps
      label={t('proof.label')}
      stateTexts={useStepStateTexts()}
      steps={pendingSteps(null, t)}
      verdict={{ state: 'computing', title: t('proof.verdict.computing') }}
    />
  )
}

/** The proof of a round, computed again in the browser: it needs no connection once the round is loaded. */
export function ProofView({ round }: { round: Round }) {
  const proven = useMemo(() => proveRound(round), [round])
  const view = useRef<HTMLDivElement>(null)
  // The button that changed the seeds is gone, and the focus with it.
  useLostFocus(view, proven.kind)
  return (
    <Stack gap={4} ref={view}>
      {proven.kind === 'computed' ? (
        <Computed round={round} proven={proven} />
      ) : (
        <NotComputed round={round} kind={proven.kind} />
      )}
    </Stack>
  )
}

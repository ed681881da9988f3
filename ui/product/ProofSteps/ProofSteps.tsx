import { Check, Shield, ShieldAlert, ShieldCheck, ShieldX, X } from 'lucide'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './ProofSteps.css.ts'

/** `waiting`: needs something that is not published yet. `computing`: the result is not there yet. */
export type ProofStepState = 'passed' | 'failed' | 'waiting' | 'computing'

export interface ProofStep {
  id: string
  title: string
  state: ProofStepState
  /** How the step was checked, or what it waits for. */
  note?: ReactNode | undefined
  /** What differs, in a step that failed. */
  problem?: ReactNode | undefined
  /** The values that the step compared: the parts of `ProofEvidence`, or any text. */
  evidence?: ReactNode | undefined
}

export interface ProofVerdict {
  state: ProofStepState
  title: string
  /** Who computed it, or what to do. */
  note?: ReactNode | undefined
}

export interface ProofStepsProps extends NativeProps<'div'> {
  /** Accessible name of the list. */
  label: string
  /** The steps in order, with unique ids. */
  steps: readonly ProofStep[]
  /** The states as words, because the stars are decorative. */
  stateTexts: Readonly<Record<ProofStepState, string>>
  /** The result of all steps together. */
  verdict: ProofVerdict
  /** What the player can do with the verdict: copy the proof, change the seeds, write to support. */
  action?: ReactNode | undefined
}

const shields = { passed: ShieldCheck, failed: ShieldX, waiting: ShieldAlert, computing: Shield } as const

/** The line from a step to the next one, between two stars of different height. */
const Line = () => (
  <svg className={styles.line} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <line x1="0" y1="0" x2="100" y2="20" vectorEffect="non-scaling-stroke" />
  </svg>
)

/**
 * A round that proves itself: each step of the proof with its evidence, as stars on a line, and the verdict. Side by side
 * where there is room, upright elsewhere. Screen readers announce the verdict.
 */
export function ProofSteps({ label, steps, stateTexts, verdict, action, ...rest }: ProofStepsProps) {
  return (
    <div {...rest} className={styles.root} data-component="ProofSteps">
      <ol className={styles.list} aria-label={label}>
        {steps.map(({ id, title, state, note, problem, evidence }) => (
          <li key={id} className={styles.step} data-state={state}>
            <Line />
            <span className={styles.star} aria-hidden="true">
              {state === 'passed' ? <SvgIcon icon={Check} size={18} weight={2.5} /> : null}
              {state === 'failed' ? <SvgIcon icon={X} size={18} weight={2.5} /> : null}
            </span>
            <div className={styles.card}>
              <p className={styles.title}>
                <span className={visuallyHidden}>{stateTexts[state]}: </span>
                {title}
              </p>
              {note === undefined ? null : <p className={styles.note}>{note}</p>}
              {problem === undefined ? null : <p className={styles.problem}>{problem}</p>}
              {evidence === undefined ? null : <div className={styles.evidence}>{evidence}</div>}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.verdict}>
        <span className={styles.shield} data-state={verdict.state}>
          <SvgIcon icon={shields[verdict.state]} size={24} />
        </span>
        <div className={styles.verdictText} role="status">
          <p className={styles.verdictTitle}>{verdict.title}</p>
          {verdict.note === undefined ? null : <p className={styles.note}>{verdict.note}</p>}
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}

import { PHASE_TONES, type PaymentPhase, type PhaseTone } from '#contract/money/money-status.ts'
import type { StatusTone } from '#ui/index.ts'

const TONES: Readonly<Record<PhaseTone, StatusTone>> = {
  pending: 'waiting',
  positive: 'done',
  neutral: 'cancelled',
  negative: 'failed',
}

/** Shape and colour of a payment's phase. */
export const statusToneOf = (phase: PaymentPhase): StatusTone => TONES[PHASE_TONES[phase]]

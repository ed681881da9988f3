import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { ReportedFinding } from '../report.ts'
import { groupByCause } from './causes.ts'
import { countOf } from './describe.ts'
import { openInGroup, progressOf, startJudging, updateJudging, type JudgingEvent, type Verdicts } from './judging.ts'

interface JudgingOptions {
  findings: readonly ReportedFinding[]
  /** Verdicts of an earlier visit. */
  verdicts: Verdicts
  onVerdicts: ((verdicts: Verdicts) => void) | undefined
}

/** What a verdict has done; `null` for other events. */
function resultOf(event: JudgingEvent, count: number): string | null {
  switch (event.type) {
    case 'groupApproved':
    case 'oneApproved':
      return `Approved ${countOf(count, 'change')}`
    case 'rejected':
      return `Rejected ${countOf(count, 'change')}`
    case 'undone':
      return 'Last verdict undone'
    default:
      return null
  }
}

/** The state of the review, reported after each change, and the message of the last verdict: a new object for each. */
export function useJudging({ findings, verdicts, onVerdicts }: JudgingOptions) {
  const [state, dispatch] = useReducer(updateJudging, null, () => startJudging(groupByCause(findings), verdicts))
  const [message, setMessage] = useState<{ text: string } | null>(null)
  const send = (event: JudgingEvent) => {
    const isOne = event.type === 'oneApproved' || (event.type === 'rejected' && event.scope === 'one')
    const result = resultOf(event, isOne ? 1 : openInGroup(state).length)
    if (result !== null) {
      const { judged, total } = progressOf(updateJudging(state, event))
      // With the progress, two equal results in a row are two announcements.
      setMessage({ text: `${result}. ${judged} of ${total} judged.` })
    }
    dispatch(event)
  }
  const { verdicts: latestVerdicts } = state
  const saveVerdicts = useEffectEvent((changed: Verdicts) => onVerdicts?.(changed))
  useEffect(() => saveVerdicts(latestVerdicts), [latestVerdicts])
  return { state, send, message }
}

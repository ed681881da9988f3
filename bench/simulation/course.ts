import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kind, Report } from './report.ts'
import type { Answer, Send, Sent } from './send.ts'

const RETRY_MS = 1000
/** After the end an unanswered bet or deposit is repeated for this time. */
const PATIENCE_MS = 30_000

/** What the site has acknowledged. */
export interface Acknowledged {
  /** Ids of all bets that were sent. */
  sentRounds: Set<string>
  rounds: { id: string; player: number; win: number; jackpot: number }[]
  deposits: { ref: string; player: number; kopecks: number }[]
  /** Bets and deposits whose outcome is unknown at the end. */
  unknown: number
}

export interface CourseOptions {
  send: Send
  report: Report
  durationMs: number
  /** 1: the pace of the site's pages; 0.5 is half of it. */
  pace: number
}

/** The course of a simulation: how its players send requests until the time is over. */
export interface Course {
  acknowledged: Acknowledged
  /** Sends a request once, for the report. */
  sendOnce(kind: Kind, sent: Sent): Promise<Answer>
  /** Sends until there is an answer, and returns its data; `null` if there is none, or it is a rejection. */
  sendUntilAnswered(kind: Kind, sent: () => Sent): Promise<unknown>
  /** Repeats an act until the end, first after a part of the interval, so that players are spread over it. */
  every(intervalMs: number, act: () => Promise<unknown>): Promise<void>
}

/** Starts the time of a simulation. */
export function startCourse({ send, report, durationMs, pace }: CourseOptions): Course {
  const endsAt = performance.now() + durationMs
  const acknowledged: Acknowledged = { sentRounds: new Set(), rounds: [], deposits: [], unknown: 0 }
  const sendOnce = async (kind: Kind, sent: Sent): Promise<Answer> => {
    const startedAt = performance.now()
    const answer = await send(sent)
    report.add(kind, performance.now() - startedAt, answer)
    return answer
  }
  return {
    acknowledged,
    sendOnce,
    async sendUntilAnswered(kind, sent) {
      while (performance.now() < endsAt + PATIENCE_MS) {
        const answer = await sendOnce(kind, sent())
        if (answer.kind === 'accepted') return answer.data
        if (answer.kind === 'rejected') return null
        await delay(RETRY_MS)
      }
      acknowledged.unknown += 1
      return null
    },
    async every(intervalMs, act) {
      const pause = intervalMs / pace
      await delay(Math.min(randomInt(Math.ceil(pause)), durationMs))
      while (performance.now() < endsAt) {
        const startedAt = performance.now()
        await act()
        await delay(Math.max(0, Math.min(pause, endsAt - startedAt) - (performance.now() - startedAt)))
      }
    },
  }
}

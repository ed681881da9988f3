import type { User } from '#contract/status.ts'
import { GUEST_ID } from '#contract/status.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/*
 * Alerts derived from the status (`spec §4`): a new level and the end of a bonus. Each is raised once per change, and
 * only if the previous status was of the same player.
 */

/** The relevant part of the last status; `null` before the first one. */
export type AlertsState = { id: number; level: number; bonus: string } | null

/** A status was received. */
export type AlertsEvent = Pick<User, 'id' | 'level' | 'status' | 'bonusNotify'>

export type AlertsCommand =
  /** The player reached a higher level; `name` is its title. */
  | { kind: 'level'; name: string }
  /** A bonus ended: the win in rubles, or `null` if it was lost. */
  | { kind: 'bonus'; win: number | null }

const WON = 'ok'
const bonusKey = ({ bonusNotify }: AlertsEvent): string =>
  bonusNotify === null || bonusNotify === undefined || bonusNotify.status === ''
    ? ''
    : `${bonusNotify.status} ${bonusNotify.win}`

export const alertsStep: Transition<AlertsState, AlertsEvent, AlertsCommand> = (previous, status) => {
  const state = { id: status.id, level: status.level, bonus: bonusKey(status) }
  const commands: AlertsCommand[] = []
  if (previous?.id === status.id && status.id !== GUEST_ID) {
    if (state.level > previous.level) commands.push({ kind: 'level', name: status.status })
    if (state.bonus !== '' && state.bonus !== previous.bonus)
      commands.push({ kind: 'bonus', win: status.bonusNotify?.status === WON ? status.bonusNotify.win : null })
  }
  return { state, commands } satisfies Step<AlertsState, AlertsCommand>
}

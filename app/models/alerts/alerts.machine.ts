import type { User } from '#contract/status.ts'
import { GUEST_ID } from '#contract/status.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/*
 * What the visitor's state says that a player should hear of at once (`spec §4`): a new level, and the end of a bonus. Each is
 * told when it changes, not when it is read again, and not to another player.
 */

/** What was last read of whom; `null` before anything was. */
export type AlertsState = { id: number; level: number; bonus: string } | null

/** The visitor's state was read. */
export type AlertsEvent = Pick<User, 'id' | 'level' | 'status' | 'bonusNotify'>

export type AlertsEffect =
  /** The player has a higher tier; with its name. */
  | { kind: 'level'; name: string }
  /** A bonus was wagered: what it has brought, in rubles; `null` where it was lost. */
  | { kind: 'bonus'; win: number | null }

const WON = 'ok'
const bonusKey = ({ bonusNotify }: AlertsEvent): string =>
  bonusNotify === null || bonusNotify === undefined || bonusNotify.status === ''
    ? ''
    : `${bonusNotify.status} ${bonusNotify.win}`

/** The whole workflow. */
export const alertsStep: Transition<AlertsState, AlertsEvent, AlertsEffect> = (known, read) => {
  const state = { id: read.id, level: read.level, bonus: bonusKey(read) }
  const effects: AlertsEffect[] = []
  if (known?.id === read.id && read.id !== GUEST_ID) {
    if (state.level > known.level) effects.push({ kind: 'level', name: read.status })
    if (state.bonus !== '' && state.bonus !== known.bonus)
      effects.push({ kind: 'bonus', win: read.bonusNotify?.status === WON ? read.bonusNotify.win : null })
  }
  return { state, commands: effects } satisfies Step<AlertsState, AlertsEffect>
}

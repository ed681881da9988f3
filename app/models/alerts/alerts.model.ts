import { createEvent, createStore, sample } from 'effector'
import { GUEST_ID, type User } from '#contract/player/status.ts'
import { announced } from '#app/models/notices/announcements.model.ts'

/*
 * Alerts derived from the status (`spec §4`): a new level and the end of a bonus. Each is raised once per change, and
 * only if the previous status was of the same player.
 */

type AlertStatus = Pick<User, 'id' | 'level' | 'status' | 'bonusNotify'>

const WON = 'ok'
const bonusKey = ({ bonusNotify }: AlertStatus): string =>
  bonusNotify === null || bonusNotify === undefined || bonusNotify.status === ''
    ? ''
    : `${bonusNotify.status} ${bonusNotify.win}`

/** A status was received. */
export const statusChanged = createEvent<AlertStatus>()
const $change = createStore<{ previous: AlertStatus | null; status: AlertStatus | null }>(
  { previous: null, status: null },
  { serialize: 'ignore' },
).on(statusChanged, ({ status: previous }, status) => ({ previous, status }))
const playerChanged = $change.updates.filterMap(({ previous, status }) =>
  previous !== null && status !== null && previous.id === status.id && status.id !== GUEST_ID
    ? { previous, status }
    : undefined,
)

/** A tier of the VIP programme: its index 0..17 and its title. */
export type ReachedLevel = Pick<User, 'level' | 'status'>

/** The player reached a higher tier. */
export const levelReached = playerChanged.filterMap(({ previous, status }): ReachedLevel | undefined =>
  status.level > previous.level ? { level: status.level, status: status.status } : undefined,
)
/** A bonus ended. The payload is the win in rubles, or `null` if it was lost. */
export const bonusEnded = playerChanged.filterMap(({ previous, status }) => {
  const key = bonusKey(status)
  if (key === '' || key === bonusKey(previous)) return undefined
  return status.bonusNotify?.status === WON ? status.bonusNotify.win : null
})
sample({ clock: bonusEnded, fn: (win) => ({ kind: 'bonusEnded' as const, win }), target: announced })

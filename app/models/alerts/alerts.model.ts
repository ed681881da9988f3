import { createEvent, createStore, sample } from 'effector'
import { GUEST_ID, type User } from '#contract/status.ts'

/*
 * What the visitor's state says that a player should hear of at once (`spec §4`): a new level, and the end of a bonus. Each is
 * told when it changes, not when it is read again.
 */

/** The visitor's state was read. */
export const stateRead = createEvent<User>()
/** The player has a higher tier; with its name. */
export const levelReached = createEvent<string>()
/** A bonus was wagered: what it has brought, in rubles; `null` where it was lost. */
export const bonusEnded = createEvent<number | null>()

interface Known {
  id: number
  level: number
  bonus: string
}
const bonusKey = ({ bonusNotify }: User): string =>
  bonusNotify === null || bonusNotify === undefined || bonusNotify.status === ''
    ? ''
    : `${bonusNotify.status} ${bonusNotify.win}`

const $known = createStore<Known | null>(null, { serialize: 'ignore' })
const compared = sample({ clock: stateRead, source: $known, fn: (known, user) => ({ known, user }) })
sample({
  clock: compared,
  fn: ({ user }) => ({ id: user.id, level: user.level, bonus: bonusKey(user) }),
  target: $known,
})

/** The same player as before: another one's level is no news. */
const isSame = (known: Known | null, user: User): known is Known => known?.id === user.id && user.id !== GUEST_ID

sample({
  clock: compared.filterMap(({ known, user }) =>
    isSame(known, user) && user.level > known.level ? user.status : undefined,
  ),
  target: levelReached,
})
const WON = 'ok'
sample({
  clock: compared.filter({
    fn: ({ known, user }) => isSame(known, user) && bonusKey(user) !== '' && bonusKey(user) !== known.bonus,
  }),
  fn: ({ user }) => (user.bonusNotify?.status === WON ? user.bonusNotify.win : null),
  target: bonusEnded,
})

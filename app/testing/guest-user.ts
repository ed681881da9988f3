import { getStatus, type User } from '#contract/player/status.ts'

/** The status of a guest. Tests override fields. */
export const guestUser: User = getStatus.data.parse({ id: 0 })

import { getStatus, type User } from '#contract/status.ts'

/** What a status says of nobody: a test changes what it is about. */
export const guestUser: User = getStatus.data.parse({ id: 0 })

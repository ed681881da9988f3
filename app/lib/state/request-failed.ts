import { createEvent } from 'effector'

/** A call outside the query cache failed. It is reported like the failures of the cache. */
export const requestFailed = createEvent<Error>()

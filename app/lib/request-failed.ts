import { createEvent } from 'effector'

/** A call that the query cache did not make has failed: the operator learns of it as of the cache's own. */
export const requestFailed = createEvent<Error>()

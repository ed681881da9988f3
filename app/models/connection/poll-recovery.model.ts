import { createEvent, createStore } from 'effector'

/*
 * Detects by the status poll when the connection is restored, so that failed requests can be retried automatically. What
 * the page says about the connection follows all requests: `connection.model.ts`.
 */

/** The status poll got no response. */
export const responseLost = createEvent()
/** The status poll got a response. */
export const responseReceived = createEvent<unknown>()

const $poll = createStore({ isLost: false, restoredCount: 0 })
  .on(responseLost, (poll) => (poll.isLost ? poll : { ...poll, isLost: true }))
  .on(responseReceived, (poll) => (poll.isLost ? { isLost: false, restoredCount: poll.restoredCount + 1 } : poll))

/** How many times the connection was restored after a lost response. */
export const $restoredCount = $poll.map(({ restoredCount }) => restoredCount)

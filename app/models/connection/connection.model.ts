import { createEvent, createStore } from 'effector'

/*
 * Detects when the connection is restored, so that failed requests can be retried automatically. Uses the results of
 * the status poll, so no extra requests are sent.
 */

/** A request got no response. */
export const responseLost = createEvent()
/** A response was received. */
export const responseReceived = createEvent<unknown>()

const $connection = createStore({ isLost: false, restoredCount: 0 })
  .on(responseLost, (connection) => (connection.isLost ? connection : { ...connection, isLost: true }))
  .on(responseReceived, (connection) =>
    connection.isLost ? { isLost: false, restoredCount: connection.restoredCount + 1 } : connection,
  )

/** How many times the connection was restored after a lost response. */
export const $restoredCount = $connection.map(({ restoredCount }) => restoredCount)

import { createEvent, createStore } from 'effector'

/*
 * What did not come through the wire comes by itself when the server is heard again: a visitor who waits presses nothing.
 * The poll of the visitor's state is the pulse by which it is heard, so nothing is asked for that was not asked anyway.
 */

/** Something was asked for through the wire and nothing was heard. */
export const responseLost = createEvent()
/** The server was heard. */
export const responseReceived = createEvent<unknown>()

const $wire = createStore({ missed: false, returns: 0 })
  .on(responseLost, (wire) => (wire.missed ? wire : { ...wire, missed: true }))
  .on(responseReceived, (wire) => (wire.missed ? { missed: false, returns: wire.returns + 1 } : wire))

/** How often the server was heard again after something had been missed. */
export const $restoredCount = $wire.map(({ returns }) => returns)

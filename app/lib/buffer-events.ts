import { createStore, type Event, type StoreWritable } from 'effector'

/** Keeps what an event tells until the code that hears it has come, which takes it by `toldOf`. */
export const bufferEvents = <Told>(event: Event<Told>): StoreWritable<readonly Told[]> =>
  createStore<readonly Told[]>([], { serialize: 'ignore' }).on(event, (told, one) => [...told, one])

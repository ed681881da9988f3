import { runServer } from './run.ts'

/** Starts only the back end, for development with a separate app server. */
await runServer(() => Promise.resolve(null))

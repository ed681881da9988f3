import { runServer } from './run.ts'

/** The back end alone, for development: the app comes from its own development server. */
await runServer(() => Promise.resolve(null))

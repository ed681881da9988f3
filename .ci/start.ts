import { runServer } from '../server/run.ts'
import { buildApp, siteFolder } from './build-app.ts'

/** `npm start`: builds what has changed, then serves the app and the back end on one port. */
await buildApp({ force: false })
await runServer(siteFolder)

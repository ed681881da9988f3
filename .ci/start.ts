import { runServer } from '../server/run.ts'
import { buildApp, siteFolder } from './build-app.ts'

/** `npm start`: builds what has changed, then serves the app and the back end on one port. */
await runServer(async () => {
  await buildApp({ force: false })
  return siteFolder
})

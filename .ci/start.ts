/* `npm start`: builds what has changed, then serves the app and the back end on one port. */

// Before anything is loaded: modules, the database and a build can take a minute together.
console.log('Starting Cassiopeia …')

const [{ runServer }, { buildApp, siteFolder }] = await Promise.all([
  import('../server/run.ts'),
  import('./build-app.ts'),
])

await runServer(async () => {
  await buildApp({ force: false, report: console.log })
  return siteFolder
}, console.log)

import { migratePostgres, openDatabase } from './db/open.ts'
import { reportExpected } from './expected-errors.ts'
import { readSettings } from './settings.ts'

/* `npm run migrate`: brings the tables to this version while the processes of the version before go on. */

await reportExpected(async () => {
  const { database } = readSettings(process.env)
  if (database.kind === 'postgres') {
    await migratePostgres(database.url, (name) => console.log(`migrated ${name}`))
  } else {
    // The embedded database is migrated when it is opened.
    const { close } = await openDatabase(database)
    await close()
  }
  console.log('The tables are current.')
})

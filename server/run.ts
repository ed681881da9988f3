import { DataFolderLocked } from './db/lock.ts'
import { DataFolderUnusable, PostgresUnavailable } from './db/database-errors.ts'
import { BadSetting, productionWarnings, readSettings } from './settings.ts'
import { PortTaken, startServer } from './start.ts'

/** Configuration errors: reported as one line without a stack. */
const EXPECTED_ERRORS = [BadSetting, DataFolderLocked, DataFolderUnusable, PostgresUnavailable, PortTaken]
const isExpected = (error: unknown): error is Error => EXPECTED_ERRORS.some((type) => error instanceof type)

/** Runs the server until SIGINT or SIGTERM. `makeSite` returns the app's folder, or `null`. */
export async function runServer(makeSite: () => Promise<string | null>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const server = await startServer(settings, makeSite)
    console.log(`Cassiopeia is at ${server.address}`)
    for (const warning of productionWarnings(process.env, settings)) console.warn(warning)
    const stop = () => {
      void server.stop().then(() => process.exit(0))
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    if (!isExpected(error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

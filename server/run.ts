import { DataFolderLocked } from './db/lock.ts'
import { DataFolderUnusable, PostgresUnavailable } from './db/unusable.ts'
import { BadSetting, readSettings } from './settings.ts'
import { PortTaken, startServer } from './start.ts'

/** Mistakes of whoever starts the server: one line says what to do, and no stack. */
const SAID = [BadSetting, DataFolderLocked, DataFolderUnusable, PostgresUnavailable, PortTaken]
const isSaid = (error: unknown): error is Error => SAID.some((mistake) => error instanceof mistake)

/** Runs the server until Ctrl-C or a termination; both stop everything at once. `makeSite` gives the folder of the app, or none. */
export async function runServer(makeSite: () => Promise<string | null>): Promise<void> {
  try {
    const server = await startServer(readSettings(process.env), makeSite)
    console.log(`Cassiopeia is at ${server.address}`)
    const stop = () => {
      void server.stop().then(() => process.exit(0))
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    if (!isSaid(error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

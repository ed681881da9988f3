import { BadSetting, readSettings } from './settings.ts'
import { DataFolderLocked } from './db/lock.ts'
import { PortTaken, startServer } from './start.ts'

/** Mistakes of whoever starts the server: one line says what to do, and no stack. */
const isSaid = (error: unknown): error is Error =>
  error instanceof BadSetting || error instanceof DataFolderLocked || error instanceof PortTaken

/** Runs the server until Ctrl-C or a termination; both stop everything at once. */
export async function runServer(site: string | null): Promise<void> {
  try {
    const server = await startServer(readSettings(process.env), site)
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

import { DataFolderLocked } from './db/lock.ts'
import { DataFolderUnusable, PostgresUnavailable } from './db/database-errors.ts'
import { logLine } from './http/logging/log-line.ts'
import { writeSecurityLog } from './http/logging/security-log.ts'
import { BadSetting, productionWarnings, readSettings } from './settings.ts'
import { PortTaken, startServer, type RunningServer } from './start.ts'

/** Configuration errors: plain text without a stack for the person who starts the server, which has no log yet. */
const EXPECTED_ERRORS = [BadSetting, DataFolderLocked, DataFolderUnusable, PostgresUnavailable, PortTaken]
const isExpected = (error: unknown): error is Error => EXPECTED_ERRORS.some((type) => error instanceof type)

/** npm forwards Ctrl-C, which the terminal has already sent, so a second SIGINT within this time is the same one. */
const SAME_SIGINT_MS = 500

/** The first SIGINT or SIGTERM stops the server gracefully, a second one ends the process at once. */
function stopOnSignal(server: RunningServer): void {
  let stoppingSince: number | null = null
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince === null) {
      stoppingSince = performance.now()
      logLine('info', 'stopping', { message: 'Stopping: requests in flight are finished first.' })
      void server.stop().then(() => process.exit(0))
    } else if (signal !== 'SIGINT' || performance.now() - stoppingSince > SAME_SIGINT_MS) process.exit(1)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/** Runs the server until SIGINT or SIGTERM. `makeSite` returns the app's folder, or `null`; `report` gets what takes long. */
export async function runServer(
  makeSite: () => Promise<string | null>,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  try {
    const settings = readSettings(process.env)
    writeSecurityLog(process.stdout)
    if (settings.apiUrl === null) report('Opening the database …')
    const server = await startServer(settings, makeSite)
    console.log(`Cassiopeia is at ${server.address}`)
    for (const warning of productionWarnings(process.env, settings)) logLine('warning', 'setting', { message: warning })
    stopOnSignal(server)
  } catch (error) {
    if (!isExpected(error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

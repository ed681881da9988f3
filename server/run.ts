import { reportExpected } from './expected-errors.ts'
import { logLine } from './http/logging/log-line.ts'
import { writeSecurityLog } from './http/logging/security-log.ts'
import { findUnknownSettings, readCheckedSettings } from './check-settings.ts'
import { productionWarnings } from './settings.ts'
import { startServer, type RunningServer } from './start.ts'

/** npm forwards Ctrl-C, which the terminal has already sent, so a second SIGINT within this time is the same one. */
const SAME_SIGINT_MS = 500

/** The first SIGINT or SIGTERM stops the server gracefully, a second one ends the process at once. */
function stopOnSignal(server: RunningServer): void {
  let stoppingSince: number | null = null
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince === null) {
      stoppingSince = performance.now()
      logLine('info', 'stopping', {
        message: 'Stopping: balancers see it first, then requests in flight are finished.',
      })
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
  await reportExpected(async () => {
    const settings = readCheckedSettings(process.env)
    writeSecurityLog(process.stdout)
    if (settings.apiUrl === null) report('Opening the database …')
    const server = await startServer(settings, makeSite)
    console.log(`Cassiopeia is at ${server.address}`)
    for (const message of [...findUnknownSettings(process.env), ...productionWarnings(process.env, settings)])
      logLine('warning', 'setting', { message })
    stopOnSignal(server)
  })
}

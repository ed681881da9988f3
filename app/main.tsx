import '#ui/styles.ts'
import { yieldToMain } from '#app/lib/browser/yield-to-main.ts'
import { createApp } from './start/create-app.ts'
import './start/notices/connection-notices.ts'
import './start/notices/notices.ts'
import { consoleReport } from './start/reporting.ts'
import { runStages, stages } from './start/stages.tsx'

/** A function, because WebKit evaluates modules with a top-level `await` in the wrong order. */
async function startApp(): Promise<void> {
  await yieldToMain()
  await runStages(stages, await createApp())
}

startApp().catch(consoleReport.crash)

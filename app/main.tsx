import '#ui/styles.ts'
import { consoleReport } from './start/reporting.ts'
import { startApp } from './start/start-app.tsx'

startApp().catch(consoleReport.crash)

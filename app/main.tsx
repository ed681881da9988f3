import './start/after-react.ts'
import './start/after-libraries.ts'
import '#ui/styles.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { breath } from '#app/lib/breath.ts'
import { idle } from '#app/lib/idle.ts'
import { letters } from '#app/lib/letters.ts'
import { watchStyles } from '#app/lib/missed-styles.ts'
import { createApp } from './start/create-app.ts'
import { consoleReport } from './start/reporting.ts'
import './start/after-models.ts'
import { Root } from './start/root.tsx'
import { untilFetched } from './start/until-fetched.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')
watchStyles(document)

await breath()
const app = await createApp()
await Promise.all([breath(), letters(document.fonts)])
const root = createRoot(place)
// A transition is rendered in slices, so that the first tap is not kept waiting.
startTransition(() => root.render(<Root app={app} />))
// Fetched, compiled and run in the time that the first screen leaves: before it, it would stand in that screen's way.
await idle()
untilFetched(() => import('./start/later.ts'), app.clock, consoleReport.crash)
  .then(({ startLater }) => startLater(app.scope))
  .catch(consoleReport.crash)

import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { breath } from '#app/lib/breath.ts'
import { idle } from '#app/lib/idle.ts'
import { letters } from '#app/lib/letters.ts'
import { watchStyles } from '#app/lib/missed-styles.ts'
import { createApp } from './create-app.ts'
import { consoleReport } from './reporting.ts'
import { Root } from './root.tsx'
import { untilFetched } from './until-fetched.ts'

/**
 * Starts the app in the document: renders the first screen, then loads what can wait for it. A function, because a module with a
 * top-level `await` is evaluated in the wrong order by WebKit.
 */
export async function startApp(): Promise<void> {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  watchStyles(document)

  await breath()
  const app = await createApp()
  await Promise.all([breath(), letters(document.fonts)])
  // A transition renders in slices, so the first tap is not kept waiting.
  startTransition(() => createRoot(container).render(<Root app={app} />))
  // Loaded, compiled and run in the time the first screen leaves idle.
  await idle()
  const { startLater } = await untilFetched(() => import('./later.ts'), app.clock, consoleReport.crash)
  await startLater(app.scope)
}

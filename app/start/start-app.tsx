import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { yieldToMain } from '#app/lib/yield-to-main.ts'
import { waitUntilIdle } from '#app/lib/wait-until-idle.ts'
import { waitForFonts } from '#app/lib/wait-for-fonts.ts'
import { trackFailedStyles } from '#app/lib/failed-styles.ts'
import { createApp } from './create-app.ts'
import { consoleReport } from './reporting.ts'
import { Root } from './root.tsx'
import { retryImport } from './retry-import.ts'

/**
 * Starts the app in the document: renders the first screen, then loads what can wait for it. A function, because a module with a
 * top-level `await` is evaluated in the wrong order by WebKit.
 */
export async function startApp(): Promise<void> {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  trackFailedStyles(document)

  await yieldToMain()
  const app = await createApp()
  await Promise.all([yieldToMain(), waitForFonts(document.fonts)])
  // A transition renders in slices, so the first tap is not kept waiting.
  startTransition(() => createRoot(container).render(<Root app={app} />))
  // Loaded, compiled and run in the time the first screen leaves idle.
  await waitUntilIdle()
  const { startDeferred } = await retryImport(() => import('./deferred-start.ts'), app.clock, consoleReport.crash)
  await startDeferred(app.scope)
}

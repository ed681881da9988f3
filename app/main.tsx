import '#ui/styles.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { yieldToMain } from '#app/lib/yield-to-main.ts'
import { waitUntilIdle } from '#app/lib/wait-until-idle.ts'
import { waitForFonts } from '#app/lib/wait-for-fonts.ts'
import { trackFailedStyles } from '#app/lib/failed-styles.ts'
import { createApp } from './start/create-app.ts'
import './start/rejected-url-notices.ts'
import { consoleReport } from './start/reporting.ts'
import { Root } from './start/root.tsx'
import { retryImport } from './start/retry-import.ts'

/**
 * Renders the first screen, then loads what can wait for it. A function, because WebKit evaluates modules with a
 * top-level `await` in the wrong order.
 */
async function startApp(): Promise<void> {
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
  const { startDeferred } = await retryImport(() => import('./start/deferred-start.ts'), app.clock, consoleReport.crash)
  await startDeferred(app.scope)
}

startApp().catch(consoleReport.crash)

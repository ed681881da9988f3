import { startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { waitForFonts } from '#app/lib/browser/wait-for-fonts.ts'
import { waitUntilIdle } from '#app/lib/browser/wait-until-idle.ts'
import { yieldToMain } from '#app/lib/browser/yield-to-main.ts'
import { AppRouter } from './app-router.tsx'
import type { RunningApp } from './create-app.ts'
import { loadUntilLoaded } from './load-until-loaded.ts'
import { captureEarlyInput, restoreRenderedPage } from './rendered-page.ts'
import { Root } from './root.tsx'

/** One step of the start. */
export type Stage = (app: RunningApp) => void | Promise<void>

/** Runs stages one after the other. Yields before each, so that a tap is not kept waiting. */
export async function runStages(stages: readonly Stage[], app: RunningApp): Promise<void> {
  for (const stage of stages) {
    await yieldToMain()
    await stage(app)
  }
}

function AfterFirstRender({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}

/** A transition renders in slices. What the document has shown until then is replaced by the first rendering. */
const renderFirstScreen: Stage = async (app) => {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  await Promise.all([waitForFonts(document.fonts), restoreRenderedPage(app)])
  const replayEarlyInput = captureEarlyInput(container, app.clock)
  startTransition(() =>
    createRoot(container).render(
      <>
        <Root app={app}>
          <AppRouter />
        </Root>
        <AfterFirstRender run={replayEarlyInput} />
      </>,
    ),
  )
}

/** Loaded in the time that the first screen leaves idle. Without it there is no polling. */
const runDeferredStages: Stage = async (app) => {
  const { deferredStages } = await loadUntilLoaded(() => import('./deferred-start.ts'), app.clock)
  await runStages(deferredStages, app)
}

/** The start of the app, in order. */
export const stages: readonly Stage[] = [renderFirstScreen, waitUntilIdle, runDeferredStages]

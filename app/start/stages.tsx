import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { jittered } from '#app/lib/browser/jitter.ts'
import { waitForFonts } from '#app/lib/browser/wait-for-fonts.ts'
import { waitUntilIdle } from '#app/lib/browser/wait-until-idle.ts'
import { yieldToMain } from '#app/lib/browser/yield-to-main.ts'
import type { RunningApp } from './create-app.ts'
import { consoleReport } from './reporting.ts'
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

/** A transition renders in slices. */
const renderFirstScreen: Stage = async (app) => {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  await waitForFonts(document.fonts)
  startTransition(() => createRoot(container).render(<Root app={app} />))
}

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/** Loaded in the time that the first screen leaves idle. Without it there is no polling, so loading is retried until it succeeds. */
async function loadDeferredStages({ clock }: RunningApp): Promise<readonly Stage[]> {
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      return (await import('./deferred-start.ts')).deferredStages
    } catch (error) {
      consoleReport.crash(error)
    }
    await new Promise<void>((resolve) => void clock.after(jittered(delayMs), resolve))
  }
}

/** The start of the app, in order. */
export const stages: readonly Stage[] = [
  renderFirstScreen,
  waitUntilIdle,
  async (app) => runStages(await loadDeferredStages(app), app),
]

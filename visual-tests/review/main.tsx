import '#ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '#ui/index.ts'
import type { Approval } from '../approve.ts'
import type { Report } from '../report.ts'
import { selectionOf } from './describe.ts'
import type { Apply } from './dialogs.tsx'
import type { Verdicts } from './judging.ts'
import { ReviewPage } from './ReviewPage.tsx'
import { reviewTexts } from './texts.ts'

declare global {
  interface Window {
    /** Written by `report.js`: a page from disk cannot fetch JSON. */
    visualReport?: Report
  }
}

const isServed = location.protocol !== 'file:'
const report = window.visualReport
const findings = report?.findings ?? []

/** Verdicts belong to the files of one report. */
const storageKey = `visual review ${findings.map(selectionOf).join(' ')}`

function readVerdicts(): Verdicts {
  try {
    const verdicts: Verdicts = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return verdicts
  } catch {
    return {}
  }
}

function saveVerdicts(verdicts: Verdicts): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(verdicts))
  } catch {
    // Storage may be full or blocked; the review goes on without it.
  }
}

const applyOnServer: Apply = async (approved) => {
  const failure = (problem: string): Approval => ({ approved: [], rejected: [], problem })
  try {
    const response = await fetch('approve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(approved.map(({ id, sha }) => ({ id, sha }))),
    })
    if (!response.ok) return failure(`The review server answered ${response.status}. Start it again.`)
    const approval: Approval = await response.json()
    return approval
  } catch {
    return failure('The review server has stopped. Start it again: npm run visual -- review')
  }
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <UiProvider texts={reviewTexts}>
      <ReviewPage
        findings={findings}
        pictureUrl={(id, kind) => `${id}/${kind}.webp`}
        storybook={isServed ? 'storybook/' : 'http://localhost:6006/'}
        apply={isServed ? applyOnServer : null}
        folder={decodeURIComponent(location.pathname).replace(/\/[^/]*$/u, '')}
        verdicts={readVerdicts()}
        onVerdicts={saveVerdicts}
      />
    </UiProvider>,
  )

import '#ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '#ui/index.ts'
import { en } from '#ui/texts/en.ts'
import type { Approval } from '../approve.ts'
import type { Report } from '../report.ts'
import type { Apply } from './dialogs.tsx'
import { ReportError } from './ReportError.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import { readShortcuts, readVerdicts, saveShortcuts, saveVerdicts } from './review-storage.ts'

declare global {
  interface Window {
    /** Written by `report.js`, which a page from disk can load. `undefined` if that file is missing or broken. */
    visualReport?: Report
  }
}

const isServed = location.protocol !== 'file:'
const report = window.visualReport

/** The storage of the browser; `null` if it is blocked. */
function findStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
const storage = findStorage()

const applyOnServer: Apply = async (approved) => {
  const failure = (problem: string): Approval => ({ approved: [], rejected: [], problem })
  try {
    const response = await fetch('approve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(approved.map(({ id, sha, approvedSha }) => ({ id, sha, approvedSha }))),
    })
    if (!response.ok) return failure(`The review server answered ${response.status}. Start it again.`)
    const approval: Approval = await response.json()
    return approval
  } catch {
    return failure('The review server has stopped. Start it again: npm run visual -- review')
  }
}

function Review({ findings, matched }: Report) {
  return (
    <ReviewPage
      findings={findings}
      matched={matched}
      pictureUrl={(id, kind) => `${id}/${kind}.webp`}
      storybook={isServed ? 'storybook/' : null}
      apply={isServed ? applyOnServer : null}
      folder={decodeURIComponent(location.pathname).replace(/\/[^/]*$/u, '')}
      verdicts={storage === null ? {} : readVerdicts(storage, findings)}
      onVerdicts={(verdicts) => {
        if (storage !== null) saveVerdicts(storage, findings, verdicts)
      }}
      hasShortcuts={storage === null || readShortcuts(storage)}
      onShortcuts={(hasShortcuts) => {
        if (storage !== null) saveShortcuts(storage, hasShortcuts)
      }}
    />
  )
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <UiProvider texts={en}>{report === undefined ? <ReportError /> : <Review {...report} />}</UiProvider>,
  )

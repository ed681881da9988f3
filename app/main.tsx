import './start/after-react.ts'
import './start/after-libraries.ts'
import '#ui/styles.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { breath } from '#app/lib/breath.ts'
import { letters } from '#app/lib/letters.ts'
import { createApp } from './start/create-app.ts'
import './start/after-models.ts'
import { Root } from './start/root.tsx'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')

await breath()
const app = await createApp()
await Promise.all([breath(), letters(document.fonts)])
const root = createRoot(place)
// A transition is rendered in slices, so that the first tap is not kept waiting.
startTransition(() => root.render(<Root app={app} />))

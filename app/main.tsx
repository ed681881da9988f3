import '#ui/styles.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './start/create-app.ts'
import { Root } from './start/root.tsx'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')

// The browser gets a breath between reading the script and starting it.
// oxlint-disable-next-line no-restricted-globals -- the app's clock is among what is started
await new Promise((resolve) => setTimeout(resolve))
const app = await createApp()
const root = createRoot(place)
// A transition is rendered in slices, so that the first tap is not kept waiting.
startTransition(() => root.render(<Root app={app} />))

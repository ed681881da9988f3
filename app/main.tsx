import '#ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { createApp } from './start/create-app.ts'
import { Root } from './start/root.tsx'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no #root')

const app = await createApp()
createRoot(place).render(<Root app={app} />)

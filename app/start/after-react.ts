import 'react-dom/client'
import { breath } from '#app/lib/breath.ts'

// What draws has been evaluated, in a file of its own; the other libraries follow in a task of theirs.
await breath()

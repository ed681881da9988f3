import { breath } from '#app/lib/breath.ts'

// The libraries have been evaluated, in a file of their own; the app's modules follow in a task of theirs.
await breath()

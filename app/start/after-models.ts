import { breath } from '#app/lib/breath.ts'

// The models are there; what is drawn follows in a task of its own.
await breath()

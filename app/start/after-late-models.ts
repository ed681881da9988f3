import { breath } from '#app/lib/breath.ts'

// What waits for the first screen has been evaluated, in a file of its own; what joins it follows in a task of its own.
await breath()

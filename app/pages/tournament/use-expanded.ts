import { keptByEntry } from '#app/router/kept-by-entry.ts'

/** Whether a table of the page shows all its rows. */
export const useExpanded = keptByEntry<boolean>()

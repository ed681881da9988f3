import { createHistoryEntryState } from '#app/router/history-entry-state.ts'

/** Whether a table of the page shows all its rows. */
export const useExpanded = createHistoryEntryState<boolean>()

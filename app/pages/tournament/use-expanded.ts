import { createHistoryEntryState } from '#app/router/history-entry-state.ts'

/** Whether a table of the page shows all rows; restored from the history entry. */
export const useExpanded = createHistoryEntryState<boolean>()

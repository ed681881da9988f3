import { HistoryView } from '#app/shell/money/history/history-view.tsx'
import { useHistory } from '#app/shell/money/history/use-history.ts'
import { useVisibleSection } from './profile-tabs.ts'

/** The payments of a month. Looking at them ends the alert of the tab. */
export function FinancesHistory() {
  return <HistoryView alone titleShown history={useHistory(useVisibleSection('overview'))} />
}

import { MainAside } from '#ui/index.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { HistoryAside } from '#app/shell/money/history/history-aside.tsx'
import { HistoryView } from '#app/shell/money/history/history-view.tsx'
import { useHistory } from '#app/shell/money/history/use-history.ts'

/** The history of the cashier. A visited tab stays mounted, so it is read only while it is open. */
export function History() {
  const [tab] = useSearchParam('tab', ['history', ''], '')
  const history = useHistory(tab === 'history')
  return (
    <MainAside>
      <HistoryView history={history} />
      <HistoryAside history={history} />
    </MainAside>
  )
}

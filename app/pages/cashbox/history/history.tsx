import { MainAside } from '#ui/index.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { HistoryAside, HistoryView, useHistory } from '#app/features/payments/index.ts'

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

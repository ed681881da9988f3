import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

export const PANEL_TABS = ['player', 'tournaments', 'winners', 'favourites'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

const PARAMETER = 'panel'
/** State of a history entry that opening the sheet has added. */
const OPENED = 'panel-opened'

/**
 * The open tab of the panel, in `?panel=`. Choosing one replaces the history entry; opening the sheet adds one, so that
 * Back closes the sheet.
 */
export function usePanelTab() {
  const [search, setSearch] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const go = (tab: string | null, replace: boolean, entryState: unknown) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (tab === null) next.delete(PARAMETER)
        else next.set(PARAMETER, tab)
        return next
      },
      { replace, state: entryState, preventScrollReset: true },
    )
  return {
    tab: PANEL_TABS.find((tab) => tab === search.get(PARAMETER)) ?? null,
    choose: (tab: string) => go(tab, true, state),
    open: (tab: string) => go(tab, false, OPENED),
    /** Takes the entry of the sheet back, if there is one. */
    close: () => (state === OPENED ? void navigate(-1) : go(null, true, null)),
    /** Closes before another page or dialog opens: at once, so that the next navigation does not meet a step back. */
    leave: () => {
      if (search.has(PARAMETER)) go(null, true, null)
    },
  }
}

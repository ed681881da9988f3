// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { $loadDocument } from '#app/models/payments/leave-to.ts'
import { DocumentBoundary } from './document-boundary.tsx'

afterEach(cleanup)

const CARD = '/invoice/swiftpay-card?transaction=ab'

async function navigateFrom(documentPath: string, to: string, options?: { replace: boolean }): Promise<string> {
  window.history.replaceState(null, '', documentPath)
  const loads: string[] = []
  const load = (url: string, { replace } = { replace: false }) =>
    void loads.push(`${replace ? 'replace by' : 'load'} ${url}`)
  const scope = fork({ values: [[$loadDocument, load]] })
  const navigates: NavigateFunction[] = []
  function Page() {
    navigates.push(useNavigate())
    return null
  }
  render(
    <Provider value={scope}>
      <BrowserRouter>
        <DocumentBoundary documentPath={documentPath.split('?')[0] ?? ''}>
          <Page />
        </DocumentBoundary>
      </BrowserRouter>
    </Provider>,
  )
  await act(async () => navigates.at(-1)?.(to, options))
  return loads[0] ?? `route ${window.location.pathname}${window.location.search}`
}

it.each([
  [CARD, '/games/all', 'load /games/all'],
  [CARD, '/profile?tab=bonuses#first', 'load /profile?tab=bonuses#first'],
  [CARD, '/invoice/gex-card?transaction=cd', 'load /invoice/gex-card?transaction=cd'],
  ['/invoice/gex-card?transaction=ab', '/', 'load /'],
  ['/cashbox', CARD, `load ${CARD}`],
  ['/cashbox', '/game/cherry-row', 'route /game/cherry-row'],
])('DocumentBoundary opens from %s the link %s: %s', async (from, to, opened) => {
  expect(await navigateFrom(from, to)).toBe(opened)
})

it.each([
  [CARD, '/cashbox?tab=history', 'replace by /cashbox?tab=history'],
  [CARD, '/forbidden', 'replace by /forbidden'],
  ['/cashbox', CARD, `replace by ${CARD}`],
  ['/cashbox', '/forbidden', 'route /forbidden'],
])('DocumentBoundary redirects from %s to %s: %s', async (from, to, opened) => {
  expect(await navigateFrom(from, to, { replace: true })).toBe(opened)
})

it.each([false, true])(
  'DocumentBoundary keeps the card page for a change of its query, replaced: %s',
  async (replace) => {
    expect(await navigateFrom(CARD, `${CARD}&dialog=login`, { replace })).toBe(`route ${CARD}&dialog=login`)
  },
)

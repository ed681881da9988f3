import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireClient, $queryClient } from '#app/lib/state/query-client-port.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { lazyDialog, lazyPart } from './lazy-part.tsx'

/** The site does not respond, so the page is not reloaded. */
const siteRequest = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
beforeEach(() => void vi.stubGlobal('fetch', siteRequest.mockClear()))
afterEach(() => vi.unstubAllGlobals())

const Part = () => <p>loaded</p>

/** Fails the given number of times, then resolves to the component. */
function loaderFailing(times: number) {
  let requestCount = 0
  return {
    load: async () => {
      requestCount += 1
      if (requestCount <= times) throw new TypeError('Failed to fetch dynamically imported module')
      return Part
    },
    requestCount: () => requestCount,
  }
}

describe('lazyPart', () => {
  it('shows its skeleton, then the part, and loads it once', async () => {
    const { load, requestCount } = loaderFailing(0)
    const LazyPart = lazyPart(load, { waiting: <hr /> })
    await renderPage(
      <>
        <LazyPart />
        <LazyPart />
      </>,
    )
    expect(screen.getAllByRole('separator')).toHaveLength(2)
    expect(await screen.findAllByText('loaded')).toHaveLength(2)
    expect(requestCount()).toBe(1)
  })

  it('renders a preloaded part at once', async () => {
    const LazyPart = lazyPart(loaderFailing(0).load)
    expect(await LazyPart.fetch()).toBe(true)
    await renderPage(<LazyPart />)
    expect(screen.getByText('loaded')).toBeTruthy()
  })

  it('shows an error and loads on retry', async () => {
    const LazyPart = lazyPart(loaderFailing(1).load, { failed: 'page' })
    await renderPage(<LazyPart />)
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('loaded')).toBeTruthy()
    expect(siteRequest).not.toHaveBeenCalled()
  })

  it('asks whether the site was redeployed after a second failure', async () => {
    const LazyPart = lazyPart(loaderFailing(2).load, { failed: 'page' })
    await renderPage(<LazyPart />)
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(siteRequest).toHaveBeenCalledTimes(1))
  })

  it('keeps the focused retry button while it is retried automatically, until that succeeds', async () => {
    const LazyPart = lazyPart(loaderFailing(2).load, { failed: 'page' })
    const { scope } = await renderPage(<LazyPart />)
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    retry.focus()
    const refetch = () => act(() => requireClient(scope.getState($queryClient)).refetchQueries())
    await refetch()
    expect(document.activeElement).toBe(retry)
    await refetch()
    expect(await screen.findByText('loaded')).toBeTruthy()
  })
})

it('lazyDialog closes with a toast if it fails to load, and loads when it is opened again', async () => {
  const onClose = vi.fn()
  const { load } = loaderFailing(1)
  const LazyDialog = lazyDialog<{ onClose: () => void }>(load)
  const { scope } = await renderPage(<LazyDialog onClose={onClose} />)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(scope.getState($notices).map(({ title }) => title)).toEqual(['Это окно не загрузилось'])
  expect(await LazyDialog.fetch()).toBe(true)
})

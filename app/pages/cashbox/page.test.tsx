import { act, screen, waitFor } from '@testing-library/react'
import { allSettled } from 'effector'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { signedOut } from '#app/models/session/session.model.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { CashboxPage } from './page.tsx'

function CashboxRoute() {
  const { pathname, search } = useLocation()
  return pathname === '/cashbox' ? <CashboxPage /> : <output>{`${pathname}${search}`}</output>
}

it('CashboxPage redirects to the sign-in after the session has ended, and back afterwards', async () => {
  const { scope } = await renderPage(<CashboxRoute />, { at: '/cashbox' })
  await waitFor(() => expect(document.title).toContain('Касса'))
  await act(() => allSettled(signedOut, { scope }))
  expect(screen.getByRole('status').textContent).toBe('/?to=%2Fcashbox')
})

import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { signedOut } from '#app/models/session/session.model.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { CashboxPage } from './page.tsx'

function CashboxRoute() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      {pathname === '/cashbox' ? <CashboxPage /> : null}
    </>
  )
}

it('CashboxPage redirects a player to the finances once the status has loaded', async () => {
  const { scope } = await renderPage(<CashboxRoute />, { at: '/cashbox' })
  expect(screen.getByRole('status').textContent).toBe('/cashbox')
  const { queryKey } = statusQuery({ session: 5, language: 'ru' })
  act(() => void scope.getState($queryClient)?.setQueryData(queryKey, { ...guestUser, id: 5 }))
  expect(await screen.findByText('/profile?tab=finances&sub=overview')).toBeTruthy()
})

it('CashboxPage redirects to the login after the session has ended, and back afterwards', async () => {
  const { scope } = await renderPage(<CashboxRoute />, { at: '/cashbox' })
  await act(() => allSettled(signedOut, { scope }))
  expect(screen.getByRole('status').textContent).toBe('/?to=%2Fcashbox')
})

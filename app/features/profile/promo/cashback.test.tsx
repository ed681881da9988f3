import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { noResponse } from '#app/testing/failures.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { Cashback } from './cashback.tsx'

/** A player whose cashback is paid out and accrues again when the buttons are clicked. */
function Player() {
  const [cashback, setCashback] = useState(120)
  return (
    <>
      <Cashback user={{ ...guestUser, id: 5, cashback }} />
      <button onClick={() => setCashback(0)}>was taken</button>
      <button onClick={() => setCashback(75)}>gather</button>
    </>
  )
}

it('Cashback retries with the same idempotency key until new cashback has accrued', async () => {
  const { keys } = await renderPage(<Player />, {
    answers: {
      takeCashback: () => {
        throw new CallFailure(noResponse)
      },
    },
  })
  const take = async () => userEvent.click(await screen.findByRole('button', { name: 'Забрать кешбэк' }))
  await take()
  await take()
  await userEvent.click(screen.getByRole('button', { name: 'was taken' }))
  await take()
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  await userEvent.click(screen.getByRole('button', { name: 'gather' }))
  await take()
  expect(keys).toHaveLength(4)
  expect(keys[3]).not.toBe(keys[0])
})

it('Cashback cannot be claimed when there is none, and says why', async () => {
  await renderPage(<Cashback user={{ ...guestUser, id: 5, cashback: 0 }} />)
  expect(screen.getByText('Забирать пока нечего: кешбэк приходит по понедельникам.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Забрать кешбэк' }).disabled).toBe(true)
})

it('Cashback is disabled after a claim, and the success message has the focus', async () => {
  const payouts = new EventTarget()
  function PaidPlayer() {
    const [cashback, setCashback] = useState(120)
    useEffect(() => payouts.addEventListener('paid', () => setCashback(0)), [])
    return <Cashback user={{ ...guestUser, id: 5, cashback }} />
  }
  await renderPage(<PaidPlayer />, { answers: { takeCashback: {} } })
  await userEvent.click(screen.getByRole('button', { name: 'Забрать кешбэк' }))
  expect(await screen.findByText('Кешбэк на балансе')).toBeTruthy()
  act(() => void payouts.dispatchEvent(new Event('paid')))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Забрать кешбэк' }).disabled).toBe(true)
  expect(document.activeElement?.textContent).toContain('Кешбэк на балансе')
})

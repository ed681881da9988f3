import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { CancelPayment } from './cancel-payment.tsx'

const request = (name: string) => within(screen.getByRole('region', { name }))
const cancel = { name: 'Отменить заявку' }

/** Renders two unpaid deposits, and cancels the first. */
async function cancelFirst(answers: Answers) {
  const { sent } = await renderPage(
    ['Первая', 'Вторая'].map((name) => (
      <section key={name} aria-label={name}>
        <CancelPayment reference={name} possible />
      </section>
    )),
    { answers },
  )
  await userEvent.click(request('Первая').getByRole('button', cancel))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', cancel))
  await waitFor(() => expect(sent.map(([call]) => call)).toContain('cancelPayment'))
}

it('CancelPayment shows the failure of its own request only', async () => {
  await cancelFirst({ cancelPayment: fault.rejected(errorCode.cancelFailed) })
  expect(await request('Первая').findByRole('alert')).toBeTruthy()
  expect(request('Вторая').queryByRole('alert')).toBeNull()
})

it('CancelPayment is busy for its own request only', async () => {
  await cancelFirst({ cancelPayment: fault.pending })
  expect(await request('Первая').findByRole('button', { name: 'Отменяем заявку' })).toBeTruthy()
  expect(request('Вторая').getByRole('button', cancel).hasAttribute('aria-busy')).toBe(false)
})

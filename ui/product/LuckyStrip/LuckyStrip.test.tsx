import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { LuckyStrip } from './LuckyStrip.tsx'

const strip = (onClose: () => void = () => undefined) => (
  <LuckyStrip
    label="Счастливчики"
    delay={2000}
    onClose={onClose}
    wins={[{ id: '1', user: 'mila•••', game: 'Лиса', amount: '10 500 ₽', image: null }]}
  />
)

describeComponent('LuckyStrip', () => strip())

it('LuckyStrip goes at its button and at a click on a win', async () => {
  const close = vi.fn()
  renderUi(strip(close))
  await userEvent.click(screen.getByText('10 500 ₽'))
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(close).toHaveBeenCalledTimes(2)
})

it('LuckyStrip interrupts no screen reader', () => {
  const { container } = renderUi(strip())
  expect(container.querySelector('[role="alert"], [role="status"]')).toBeNull()
  expect(screen.getByRole('complementary', { name: 'Счастливчики' })).toBeTruthy()
})

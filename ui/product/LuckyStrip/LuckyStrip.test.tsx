import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { LuckyStrip } from './LuckyStrip.tsx'

const strip = (onClose: () => void = () => undefined, probe?: ProbeProps) => (
  <LuckyStrip
    {...probe}
    label="Счастливчики"
    delay={2000}
    onClose={onClose}
    wins={[{ id: '1', user: 'mila•••', game: 'Лиса', amount: '10 500 ₽', image: null }]}
  />
)

describeComponent('LuckyStrip', (probe) => strip(undefined, probe))

it('LuckyStrip closes by its button and by a click on a win', async () => {
  const onClose = vi.fn()
  renderUi(strip(onClose))
  await userEvent.click(screen.getByText('10 500 ₽'))
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('LuckyStrip shows the action of a win, and stays open when it is followed', async () => {
  const onClose = vi.fn()
  renderUi(
    <LuckyStrip
      label="Счастливчики"
      delay={2000}
      onClose={onClose}
      wins={[
        { id: '1', user: 'mila•••', game: 'Лиса', amount: '10 500 ₽', image: null, action: <a href="#r">Раунд</a> },
      ]}
    />,
  )
  const link = screen.getByRole('link', { name: 'Раунд' })
  await userEvent.click(link)
  link.focus()
  await userEvent.keyboard('{Enter}')
  expect(onClose).not.toHaveBeenCalled()
})

it('LuckyStrip is not a live region', () => {
  const { container } = renderUi(strip())
  expect(container.querySelector('[role="alert"], [role="status"]')).toBeNull()
  expect(screen.getByRole('complementary', { name: 'Счастливчики' })).toBeTruthy()
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { UiProvider } from '../../provider/UiProvider.tsx'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ru } from '../../texts/ru.ts'
import * as styles from './LuckyStrip.css.ts'
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

it('LuckyStrip is one landmark, not two of the same name', () => {
  renderUi(strip())
  expect(screen.queryByRole('region', { name: 'Счастливчики' })).toBeNull()
})

it('LuckyStrip is hidden from its first frame if it would cover the focused element', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40))
  const button = document.body.appendChild(document.createElement('button'))
  const container = document.body.appendChild(document.createElement('div'))
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  // Outside of `act`, which would run all effects before the first frame.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(container)
  root.render(<UiProvider texts={ru}>{strip()}</UiProvider>)
  await new Promise((resolve) => new MutationObserver(resolve).observe(container, { childList: true }))
  expect(screen.getByRole('complementary', { hidden: true }).className).toContain(styles.hidden)
  root.unmount()
  vi.restoreAllMocks()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  button.remove()
  container.remove()
})

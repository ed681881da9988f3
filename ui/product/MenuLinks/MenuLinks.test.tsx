import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { MenuLinks } from './MenuLinks.tsx'

const links = [
  { id: 'promo', label: 'Акции', href: '#promo' },
  { id: 'faq', label: 'Вопросы', href: '#faq' },
]
const menu = (onFollow: () => void = () => undefined) => (
  <MenuLinks label="Меню" links={links} current="faq" onFollow={onFollow} />
)

describeComponent('MenuLinks', () => menu())

it('MenuLinks marks the current page and calls onFollow on a click', async () => {
  const onFollow = vi.fn()
  renderUi(menu(onFollow))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Вопросы')
  await userEvent.click(screen.getByRole('link', { name: 'Акции' }))
  expect(onFollow).toHaveBeenCalledTimes(1)
})

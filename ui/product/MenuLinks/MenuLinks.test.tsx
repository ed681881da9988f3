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

it('MenuLinks marks the page that is shown and tells when it was left', async () => {
  const follow = vi.fn()
  renderUi(menu(follow))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Вопросы')
  await userEvent.click(screen.getByRole('link', { name: 'Акции' }))
  expect(follow).toHaveBeenCalledTimes(1)
})

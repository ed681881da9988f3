import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { MenuLinks } from './MenuLinks.tsx'

const links = [
  { id: 'promo', label: 'Акции', href: '#promo' },
  { id: 'faq', label: 'Вопросы', href: '#faq' },
]
const menu = (onLinkClick: () => void = () => undefined, probe?: ProbeProps) => (
  <MenuLinks {...probe} label="Меню" links={links} current="faq" onLinkClick={onLinkClick} />
)

describeComponent('MenuLinks', (probe) => menu(undefined, probe))

it('MenuLinks marks the current page and calls onLinkClick on a click', async () => {
  const onLinkClick = vi.fn()
  renderUi(menu(onLinkClick))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Вопросы')
  await userEvent.click(screen.getByRole('link', { name: 'Акции' }))
  expect(onLinkClick).toHaveBeenCalledTimes(1)
})

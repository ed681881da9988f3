import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { SiteHeader, SiteHeaderExtra } from './SiteHeader.tsx'

const header = (probe?: ProbeProps) => (
  <SiteHeader
    {...probe}
    homeHref="/"
    navLabel="Главное меню"
    links={[
      { id: 'games', label: 'Игры', href: '/' },
      { id: 'promo', label: 'Акции', href: '/promo' },
    ]}
    current="promo"
    actions={<button type="button">Вход</button>}
  />
)

describeComponent('SiteHeader', header)
describeComponent('SiteHeaderExtra', (probe) => <SiteHeaderExtra {...probe}>Поиск</SiteHeaderExtra>)

it('SiteHeader links the brand to the home page and marks the current page', () => {
  renderUi(header())
  expect(screen.getByRole('link', { name: 'Cassiopeia' }).getAttribute('href')).toBe('/')
  const nav = within(screen.getByRole('navigation', { name: 'Главное меню' }))
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Акции')
})

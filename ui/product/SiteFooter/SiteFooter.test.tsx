import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examine } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const footer = () => (
  <SiteFooter
    navLabel="Ещё"
    links={[{ id: 'faq', label: 'Вопросы и ответы', href: '/faq' }]}
    age={{ mark: '18+', name: 'Только для совершеннолетних' }}
    legal={['© 2026 Cassiopeia', 'Лицензия Кюрасао']}
  />
)

examine('SiteFooter', footer)

it('SiteFooter says what the age mark means', () => {
  renderUi(footer())
  expect(screen.getByRole('img', { name: 'Только для совершеннолетних' }).textContent).toBe('18+')
})

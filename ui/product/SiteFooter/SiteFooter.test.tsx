import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx'

const footer = (seal: SiteFooterProps['seal'] = null, probe?: ProbeProps) => (
  <SiteFooter
    {...probe}
    navLabel="Ещё"
    links={[{ id: 'faq', label: 'Вопросы и ответы', href: '/faq' }]}
    age={{ mark: '18+', name: 'Только для совершеннолетних' }}
    seal={seal}
    legal={['© 2026 Cassiopeia', 'Лицензия Кюрасао']}
  />
)

describeComponent('SiteFooter', (probe) => footer(null, probe))

it('SiteFooter links the licence seal, if there is one, to its verification page in a new tab', () => {
  renderUi(footer())
  expect(screen.queryByRole('link', { name: 'Лицензия действует' })).toBeNull()
  renderUi(footer({ href: 'https://seal.example/1', image: '/seal.svg', name: 'Лицензия действует' }))
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Лицензия действует' })
  expect([link.href, link.target, link.rel]).toEqual(['https://seal.example/1', '_blank', 'noopener noreferrer'])
})

it('SiteFooter has a text alternative for the age mark', () => {
  renderUi(footer())
  expect(screen.getByRole('img', { name: 'Только для совершеннолетних' }).textContent).toBe('18+')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { SectionHeader } from './SectionHeader.tsx'

const header = (probe?: ProbeProps) => (
  <SectionHeader
    {...probe}
    titleId="winners"
    title="Победители недели"
    link={{ href: '/winners', label: 'Все', name: 'Все победители' }}
  />
)

describeComponent('SectionHeader', header)

it('SectionHeader has a link with a descriptive accessible name', () => {
  renderUi(header())
  expect(screen.getByRole('heading', { level: 2, name: 'Победители недели' }).id).toBe('winners')
  expect(screen.getByRole('link', { name: 'Все победители' }).textContent).toBe('Все')
})

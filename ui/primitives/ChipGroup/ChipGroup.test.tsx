import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { examine, examinePassing } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ChipGroup } from './ChipGroup.tsx'

const chips = [
  { id: 'all', label: 'Все', href: '/' },
  { id: 'hot', label: 'Горячие', href: '/games/hot' },
]

examine('ChipGroup', () => <ChipGroup label="Виды игр" chips={chips} value="hot" />)
examinePassing<HTMLElement>('ChipGroup', (probe) => <ChipGroup {...probe} label="Виды игр" chips={chips} value="hot" />)

describe('ChipGroup', () => {
  it('is a named row of addresses, of which one is the present', () => {
    renderUi(<ChipGroup label="Виды игр" chips={chips} value="hot" />)
    const links = within(screen.getByRole('navigation', { name: 'Виды игр' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/games/hot'])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
  })
})

import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ChipGroup } from './ChipGroup.tsx'

const chips = [
  { id: 'all', label: 'Все', href: '/' },
  { id: 'hot', label: 'Горячие', href: '/games/hot' },
]

describeComponent('ChipGroup', (probe) => <ChipGroup {...probe} label="Виды игр" chips={chips} value="hot" />)

describe('ChipGroup', () => {
  it('scrolls a keyboard-focused chip into view, but not a chip focused by mouse', () => {
    onTestFinished(() => void vi.restoreAllMocks())
    // The second chip spans 100 to 200 px in a row of 120 px.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(120)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(100)
    renderUi(<ChipGroup label="Виды игр" chips={chips} value="all" />)
    const row = screen.getByRole('list')
    const [, hot] = within(row).getAllByRole('link')
    const isByKeyboard = vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(false)
    act(() => hot?.focus())
    expect(row.scrollLeft).toBe(0)
    act(() => hot?.blur())
    isByKeyboard.mockReturnValue(true)
    act(() => hot?.focus())
    expect(isByKeyboard).toHaveBeenCalledWith(':focus-visible')
    expect(row.scrollLeft).toBe(90)
  })

  it('is a named list of links, with aria-current on the selected one', () => {
    renderUi(<ChipGroup label="Виды игр" chips={chips} value="hot" />)
    const links = within(screen.getByRole('navigation', { name: 'Виды игр' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/games/hot'])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
  })
})

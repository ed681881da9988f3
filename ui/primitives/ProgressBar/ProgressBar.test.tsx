import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const bar = (value: number, max: number, probe?: ProbeProps) => (
  <ProgressBar {...probe} label="Отыгрыш бонуса" value={value} max={max} valueText="1 200 из 4 800" />
)

describeComponent('ProgressBar', (probe) => bar(1200, 4800, probe))

describe('ProgressBar', () => {
  it('exposes its value as text and percent', () => {
    renderUi(bar(1200, 4800))
    const progress = screen.getByRole('progressbar', { name: 'Отыгрыш бонуса' })
    expect(progress.getAttribute('aria-valuetext')).toBe('1 200 из 4 800')
    expect(progress.getAttribute('aria-valuenow')).toBe('25')
  })

  it.each([
    [-5, 10, '0'],
    [15, 10, '100'],
    [5, 0, '0'],
  ])('clamps %d of %d to the track', (value, max, percent) => {
    renderUi(bar(value, max))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
  })
})

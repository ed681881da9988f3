import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { LevelProgress } from './LevelProgress.tsx'

const progress = (tier: 1 | 2 | 3, probe?: ProbeProps) => (
  <LevelProgress
    {...probe}
    status="Знаток 2"
    level={3}
    tier={tier}
    levelText="Уровень 3 из 6, ступень 2 из 3"
    note="Очки начисляются за ставки"
    points={{ label: 'До ступени 3', value: 1200, max: 4500, valueText: '1 200 из 4 500' }}
  />
)

describeComponent('LevelProgress', (probe) => progress(2, probe))

it('LevelProgress shows level, tier and points as text', () => {
  renderUi(progress(2))
  expect(screen.getByText('Знаток 2')).toBeTruthy()
  expect(screen.getByText('Уровень 3 из 6, ступень 2 из 3')).toBeTruthy()
  expect(screen.getByText('Очки начисляются за ставки')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'До ступени 3' })
  expect(bar.getAttribute('aria-valuetext')).toBe('1 200 из 4 500')
})

it.each([1, 2, 3] as const)('LevelProgress fills %d of three stars', (tier) => {
  renderUi(progress(tier))
  expect(
    [...document.querySelectorAll('[data-level] + svg path')].map((star) => star.hasAttribute('data-filled')),
  ).toEqual([1, 2, 3].map((star) => star <= tier))
})

it('LevelProgress shows the arch of its level', () => {
  renderUi(progress(2))
  expect(document.querySelector('[data-level="3"]')?.querySelectorAll('svg g')).toHaveLength(3)
})

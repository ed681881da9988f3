import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { LevelStanding, type TierPoints } from './LevelStanding.tsx'

const points: TierPoints = {
  label: 'До следующей ступени',
  value: 3120,
  max: 4800,
  now: '3 120',
  total: 'из 4 800 очков',
  left: 'до ступени 3 ещё 1 680',
}
const standing = (shown: TierPoints | undefined, probe?: ProbeProps) => (
  <LevelStanding
    {...probe}
    level={3}
    title="Постоянный, ступень 2"
    benefit="Кешбэк 30 % по понедельникам"
    points={shown}
    note="Гнаться за очками не нужно."
  />
)

describeComponent('LevelStanding', (probe) => standing(points, probe))

it('LevelStanding shows tier, benefit, points and note', () => {
  renderUi(standing(points))
  expect(screen.getByRole('heading', { level: 2, name: 'Постоянный, ступень 2' })).toBeTruthy()
  expect(screen.getByText('Кешбэк 30 % по понедельникам')).toBeTruthy()
  expect(screen.getByText('до ступени 3 ещё 1 680')).toBeTruthy()
  expect(screen.getByText('Гнаться за очками не нужно.')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'До следующей ступени' })
  expect(bar.getAttribute('aria-valuenow')).toBe('65')
  expect(bar.getAttribute('aria-valuetext')).toBe('3 120 из 4 800 очков')
})

it('LevelStanding has no bar on the highest tier', () => {
  renderUi(standing(undefined))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it.each([
  ['over the maximum', 5000, 4800, '100'],
  ['without a maximum', 5, 0, '0'],
])('LevelStanding clamps points %s', (_, value, max, expected) => {
  renderUi(standing({ ...points, value, max }))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(expected)
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TournamentBanner } from './TournamentBanner.tsx'

describeComponent('TournamentBanner', (probe) => (
  <TournamentBanner {...probe} name="Полярная гонка" image="/a.svg" status="Идёт" tone="current" facts="Фонд" />
))

it('TournamentBanner has a page heading and a status text, and renders no empty picture', () => {
  const { container } = renderUi(
    <TournamentBanner name="Полярная гонка" image={null} status="Завершён" tone="past" facts="Фонд" />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Полярная гонка')
  expect(screen.getByText('Завершён')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})

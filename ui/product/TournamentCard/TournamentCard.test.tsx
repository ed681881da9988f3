import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TournamentCard } from './TournamentCard.tsx'

const card = (probe?: ProbeProps) => (
  <TournamentCard
    {...probe}
    name="Полярная гонка"
    href="/tournaments/polar"
    image="/tournaments/polar.svg"
    fundLabel="Фонд"
    fund="500 000 ₽"
    timeLabel="до конца"
    time="2 д 04:17:09"
  />
)

describeComponent('TournamentCard', card)

it('TournamentCard has one link over the whole card, named only by the tournament', () => {
  renderUi(card())
  const link = screen.getByRole('link', { name: 'Полярная гонка' })
  expect(link.getAttribute('href')).toBe('/tournaments/polar')
  expect(link.closest('[data-component]')?.textContent).toBe('Полярная гонкаФонд 500 000 ₽до конца 2 д 04:17:09')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { FeaturedGame } from './FeaturedGame.tsx'

const game = (probe?: ProbeProps) => (
  <FeaturedGame
    {...probe}
    eyebrow="Игра дня"
    name="Cassiopeia Five"
    provider="Polar Works"
    image={null}
    playHref="/game/five?mode=real"
    demoHref="/game/five"
  />
)

describeComponent('FeaturedGame', (probe) => (
  <main>
    <h2>Выбор дня</h2>
    {game(probe)}
  </main>
))

it('FeaturedGame names both links by the game', () => {
  renderUi(game())
  expect(screen.getByRole('link', { name: 'Играть: Cassiopeia Five' }).getAttribute('href')).toBe(
    '/game/five?mode=real',
  )
  expect(screen.getByRole('link', { name: 'Демо: Cassiopeia Five' }).getAttribute('href')).toBe('/game/five')
})

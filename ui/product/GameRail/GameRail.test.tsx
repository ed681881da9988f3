import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { GameRail } from './GameRail.tsx'

const rail = (probe?: ProbeProps) => (
  <GameRail
    {...probe}
    label="Вы играли"
    games={[
      {
        id: 1,
        name: 'Пять валетов',
        note: 'Раунд не закончен',
        href: '/game/five',
        image: 'five.svg',
        action: 'Продолжить',
      },
      { id: 2, name: 'Сова', note: 'Вчера, 21:42', href: '/game/owl', image: null },
    ]}
  />
)

describeComponent('GameRail', (probe) => <main>{rail(probe)}</main>)

it('GameRail makes each card one link that says what waits in the game', () => {
  renderUi(rail())
  const links = ['Пять валетов Раунд не закончен Продолжить', 'Сова Вчера, 21:42'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual(['/game/five', '/game/owl'])
})

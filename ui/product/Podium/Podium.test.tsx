import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Podium, type PodiumWinner } from './Podium.tsx'

const winners: readonly PodiumWinner[] = ['marina•••', 'igor_77', '+7 900•••12', 'lotus•••'].map((name, index) => ({
  rank: index + 1,
  name,
  fullName: name,
  prize: `${126 - index} 500 ₽`,
  image: `/logos/${index}.svg`,
  game: 'Корона Севера',
}))

describeComponent('Podium', (probe) => <Podium {...probe} label="Победители недели" winners={winners} />)

describe('Podium', () => {
  it('lists at most three winners in the order of their ranks', () => {
    renderUi(<Podium label="Победители недели" winners={winners} />)
    expect(screen.getByRole('list', { name: 'Победители недели' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Место 1126 500 ₽marina•••',
      '2Место 2125 500 ₽igor_77',
      '3Место 3124 500 ₽+7 900•••12',
    ])
  })

  it('shows the given ranks, including shared or missing ones', () => {
    const ranks = [2, 2, 3]
    const shared = winners.slice(0, 3).map((winner, index) => ({ ...winner, rank: ranks[index] ?? 0 }))
    renderUi(<Podium label="Победители недели" winners={shared} />)
    expect(screen.getAllByRole('listitem').map((step) => step.textContent?.slice(0, 8))).toEqual([
      '2Место 2',
      '2Место 2',
      '3Место 3',
    ])
  })

  it('exposes the full name of a truncated one by tooltip and to assistive technology', () => {
    const [first] = winners
    if (first === undefined) throw new Error('No winner.')
    renderUi(<Podium label="Победители" winners={[{ ...first, name: 'marina_the…', fullName: 'marina_the_great' }]} />)
    expect(screen.getByTitle('marina_the_great')).toBeTruthy()
    expect(screen.getByText('marina_the_great').closest('[aria-hidden]')).toBeNull()
    expect(screen.getByText('marina_the…').getAttribute('aria-hidden')).toBe('true')
  })

  it('renders fewer than three winners', () => {
    renderUi(<Podium label="Победители недели" winners={winners.slice(0, 1)} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

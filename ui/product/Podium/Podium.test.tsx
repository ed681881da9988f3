import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Podium, type PodiumWinner } from './Podium.tsx'

const winners: readonly PodiumWinner[] = ['marina•••', 'igor_77', '+7 900•••12', 'lotus•••'].map((name, at) => ({
  place: at + 1,
  name,
  wholeName: name,
  prize: `${126 - at} 500 ₽`,
  image: `/logos/${at}.svg`,
  game: 'Корона Севера',
}))

describeComponent('Podium', () => <Podium label="Победители недели" winners={winners} />)

describe('Podium', () => {
  it('is read in the order of places and holds three', () => {
    renderUi(<Podium label="Победители недели" winners={winners} />)
    expect(screen.getByRole('list', { name: 'Победители недели' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '11 место126 500 ₽marina•••',
      '22 место125 500 ₽igor_77',
      '33 место124 500 ₽+7 900•••12',
    ])
  })

  it('says the places that they have, also where one is missing or shared', () => {
    const places = [2, 2, 3]
    const shared = winners.slice(0, 3).map((winner, at) => ({ ...winner, place: places[at] ?? 0 }))
    renderUi(<Podium label="Победители недели" winners={shared} />)
    expect(screen.getAllByRole('listitem').map((step) => step.textContent?.slice(0, 8))).toEqual([
      '22 место',
      '22 место',
      '33 место',
    ])
  })

  it('has the whole of a name that is cut in its tooltip, and reads it', () => {
    const [first] = winners
    if (first === undefined) throw new Error('There is no winner.')
    renderUi(<Podium label="Победители" winners={[{ ...first, name: 'marina_the…', wholeName: 'marina_the_great' }]} />)
    expect(screen.getByTitle('marina_the_great')).toBeTruthy()
    expect(screen.getByText('marina_the_great').closest('[aria-hidden]')).toBeNull()
    expect(screen.getByText('marina_the…').getAttribute('aria-hidden')).toBe('true')
  })

  it('stands with fewer than three', () => {
    renderUi(<Podium label="Победители недели" winners={winners.slice(0, 1)} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

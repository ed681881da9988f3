import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PodiumStage, type StageWinner } from './PodiumStage.tsx'

const winners: readonly StageWinner[] = ['marina•••', 'igor_77', 'lotus•••', 'petr•••'].map((name, index) => ({
  rank: index + 1,
  name,
  fullName: name,
  prize: `${126 - index} 500 ₽`,
  image: `/logos/${index}.svg`,
  game: 'Корона Севера',
  date: '23 ноября',
}))

describeComponent('PodiumStage', (probe) => <PodiumStage {...probe} label="Победители недели" winners={winners} />)

describe('PodiumStage', () => {
  it('lists at most three winners in the order of their ranks, with what they won and where', () => {
    renderUi(<PodiumStage label="Победители недели" winners={winners} />)
    expect(screen.getByRole('list', { name: 'Победители недели' })).toBeTruthy()
    const items = screen.getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1Место 1126 500 ₽marina•••Корона Севера, 23 ноября',
      '2Место 2125 500 ₽igor_77Корона Севера, 23 ноября',
      '3Место 3124 500 ₽lotus•••Корона Севера, 23 ноября',
    ])
  })

  it('puts equal ranks on different steps below the crown, with equal figures', () => {
    const tied = winners.map((winner, index) => ({ ...winner, rank: index < 2 ? 1 : 3 }))
    const { container } = renderUi(<PodiumStage label="Победители недели" winners={tied} />)
    const steps = screen.getAllByRole('listitem')
    expect(steps.map(({ dataset }) => dataset['step'])).toEqual(['1', '2', '3'])
    expect(steps.map((step) => step.querySelector('[aria-hidden]')?.textContent)).toEqual(['1', '1', '3'])
    expect(container.querySelector('svg')).toBeTruthy()
  })

  it('exposes the full name of a truncated one by tooltip and to assistive technology', () => {
    const long = winners.map((winner) => ({ ...winner, name: 'marina_the…', fullName: 'marina_the_great' }))
    renderUi(<PodiumStage label="Победители" winners={long.slice(0, 1)} />)
    expect(screen.getByTitle('marina_the_great')).toBeTruthy()
    expect(screen.getByText('marina_the…').getAttribute('aria-hidden')).toBe('true')
  })

  it('names the game by its picture when it is compact', () => {
    renderUi(<PodiumStage compact label="Победители" winners={winners.slice(0, 1)} />)
    expect(screen.getByRole('listitem').textContent).toBe('1Место 1126 500 ₽marina•••')
    expect(screen.getByRole('img', { name: 'Корона Севера' }).title).toBe('Корона Севера')
  })

  it('names the game in words when it is compact and has no cover', () => {
    renderUi(
      <PodiumStage compact label="Победители" winners={winners.slice(0, 1).map((one) => ({ ...one, image: null }))} />,
    )
    expect(screen.getByRole('listitem').textContent).toBe('1Место 1Корона Севера126 500 ₽marina•••')
  })

  it('renders the further places after it, and no game where there is none', () => {
    renderUi(
      <PodiumStage label="Победители" winners={winners.map((winner) => ({ ...winner, game: '' }))}>
        <p>Четвёртое место</p>
      </PodiumStage>,
    )
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('1Место 1126 500 ₽marina•••')
    const list = screen.getByRole('list')
    const further = screen.getByText('Четвёртое место')
    expect(list.compareDocumentPosition(further)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { RoundTable, type ListedRound, type RoundDetails } from './RoundTable.tsx'

const round = (id: string, change: Partial<ListedRound> = {}): ListedRound => ({
  id,
  number: `№ ${id}`,
  game: 'Вишни',
  href: '/game/cherry-row',
  image: null,
  time: '24 ноября, 21:42:11 МСК',
  stake: '10 ₽',
  win: '40 ₽',
  isLoss: false,
  balance: { before: '12 450 ₽', after: '12 480 ₽' },
  ...change,
})
const titles = {
  number: 'Раунд',
  game: 'Игра',
  stake: 'Ставка',
  win: 'Выигрыш',
  balance: 'Баланс',
  before: 'был',
  after: 'стал',
}
const details: RoundDetails = {
  title: 'Проверка',
  label: ({ number }) => `Проверить ${number}`,
  content: ({ id }) => <p>Проверка раунда {id}</p>,
}
const table = (rounds: readonly ListedRound[], opened?: RoundDetails, probe?: ProbeProps) => (
  <RoundTable {...probe} caption="История раундов" titles={titles} rounds={rounds} details={opened} />
)
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describeComponent('RoundTable', (probe) => table([round('302')], details, probe))

describe('RoundTable', () => {
  it('shows number, game, time, money and balances', () => {
    renderUi(table([round('302')], details))
    expect(columns()).toEqual(['Раунд', 'Игра', 'Ставка', 'Выигрыш', 'Баланс', 'Проверка'])
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '№ 302',
      '10 ₽',
      '40 ₽',
      'был 12 450 ₽, стал 12 480 ₽',
      '',
    ])
    expect(screen.getByRole('rowheader').textContent).toContain('24 ноября, 21:42:11 МСК')
    expect(screen.getByRole('link', { name: 'Вишни' }).getAttribute('href')).toBe('/game/cherry-row')
  })

  it('leaves out what no round has, and marks what one of them lacks', () => {
    renderUi(table([round('302', { number: '', balance: null })]))
    expect(columns()).toEqual(['Игра', 'Ставка', 'Выигрыш'])
    renderUi(table([round('302', { balance: null }), round('301')]))
    expect(screen.getByRole('cell', { name: '—' })).toBeTruthy()
  })

  it('opens one row at a time, below its columns', async () => {
    renderUi(table([round('302'), round('301')], details))
    const [first, second] = ['302', '301'].map((id) => screen.getByRole('button', { name: `Проверить № ${id}` }))
    await userEvent.click(first ?? document.body)
    expect(screen.getByText('Проверка раунда 302').closest('td')?.colSpan).toBe(6)
    await userEvent.click(second ?? document.body)
    expect(screen.queryByText('Проверка раунда 302')).toBeNull()
    const opened = document.getElementById(second?.getAttribute('aria-controls') ?? '')
    expect(opened?.textContent).toBe('Проверка раунда 301')
    expect([first, second].map((button) => button?.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    await userEvent.click(second ?? document.body)
    expect(screen.queryByText('Проверка раунда 301')).toBeNull()
  })
})

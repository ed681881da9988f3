import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Table, type TableColumn } from './Table.tsx'

interface Row {
  rank: number
  login: string
  points: string
}
const rows: readonly Row[] = [
  { rank: 4, login: 'lotus•••', points: '48 300 ₽' },
  { rank: 5, login: 'Пётр•••', points: '39 950 ₽' },
]
const columns: readonly TableColumn<Row>[] = [
  { id: 'rank', title: 'Место', cell: ({ rank }) => rank },
  { id: 'login', title: 'Игрок', cell: ({ login }) => login, rowHeader: true },
  { id: 'points', title: 'Выигрыш', cell: ({ points }) => points, align: 'end', strong: true },
]
const tableProps = { caption: 'Победители недели', columns, rows, rowKey: ({ rank }: Row) => rank }

describeComponent('Table', (probe) => <Table {...probe} {...tableProps} headHidden />)

describe('Table', () => {
  it('is named by its caption, and each row by its header cell', () => {
    renderUi(<Table {...tableProps} />)
    const table = within(screen.getByRole('table', { name: 'Победители недели' }))
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Место', 'Игрок', 'Выигрыш'])
    expect(table.getByRole('rowheader', { name: 'lotus•••' })).toBeTruthy()
  })

  it('marks only highlighted rows with aria-current', () => {
    renderUi(<Table {...tableProps} isHighlighted={({ rank }) => rank === 5} />)
    const marked = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true')
    expect(marked.map(({ textContent }) => textContent)).toEqual(['5Пётр•••39 950 ₽'])
  })

  it('keeps the title of a column accessible where it is hidden on a phone', () => {
    renderUi(
      <Table
        {...tableProps}
        columns={columns.map((column) => ({ ...column, hideTitleOnPhone: column.id === 'rank' }))}
      />,
    )
    expect(screen.getByRole('columnheader', { name: 'Место' })).toBeTruthy()
  })

  it('shows the picture of a row without a name of its own, and keeps its place empty', () => {
    const { container } = renderUi(
      <Table
        {...tableProps}
        columns={columns.map((column) =>
          column.id === 'login' ? { ...column, picture: ({ rank }: Row) => (rank === 4 ? '/fox.svg' : null) } : column,
        )}
      />,
    )
    expect([...container.querySelectorAll('img')].map((picture) => [picture.getAttribute('src'), picture.alt])).toEqual(
      [['/fox.svg', '']],
    )
    expect(screen.getByRole('rowheader', { name: 'lotus•••' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Пётр•••' })).toBeTruthy()
  })

  it('keeps a hidden head accessible', () => {
    renderUi(<Table {...tableProps} headHidden />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  })

  it('opens one row at a time, below its columns', async () => {
    const details = {
      title: 'Подробности',
      label: ({ login }: Row) => `Раунд ${login}`,
      content: ({ points }: Row) => <p>Выигрыш {points}</p>,
    }
    renderUi(<Table {...tableProps} details={details} />)
    const [first, second] = [/lotus/u, /Пётр/u].map((name) => screen.getByRole('button', { name }))
    await userEvent.click(first ?? document.body)
    expect(screen.getByText('Выигрыш 48 300 ₽')).toBeTruthy()
    await userEvent.click(second ?? document.body)
    expect(screen.queryByText('Выигрыш 48 300 ₽')).toBeNull()
    const opened = document.getElementById(second?.getAttribute('aria-controls') ?? '')
    expect(opened?.textContent).toBe('Выигрыш 39 950 ₽')
    expect([first, second].map((button) => button?.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    await userEvent.click(second ?? document.body)
    expect(screen.queryByText('Выигрыш 39 950 ₽')).toBeNull()
  })
})

import { screen, within } from '@testing-library/react'
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
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Table, type TableColumn } from './Table.tsx'

interface Row {
  place: number
  login: string
  points: string
}
const rows: readonly Row[] = [
  { place: 4, login: 'lotus•••', points: '48 300 ₽' },
  { place: 5, login: 'Пётр•••', points: '39 950 ₽' },
]
const columns: readonly TableColumn<Row>[] = [
  { id: 'place', title: 'Место', cell: ({ place }) => place },
  { id: 'login', title: 'Игрок', cell: ({ login }) => login, rowHeader: true },
  { id: 'points', title: 'Выигрыш', cell: ({ points }) => points, align: 'end', strong: true },
]
const tableProps = { caption: 'Победители недели', columns, rows, rowKey: ({ place }: Row) => place }

describeComponent('Table', () => <Table {...tableProps} headHidden />)
describeForwardedProps<HTMLTableElement>('Table', (probe) => <Table {...probe} {...tableProps} />)

describe('Table', () => {
  it('is named by its caption, and each row by its header cell', () => {
    renderUi(<Table {...tableProps} />)
    const table = within(screen.getByRole('table', { name: 'Победители недели' }))
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Место', 'Игрок', 'Выигрыш'])
    expect(table.getByRole('rowheader', { name: 'lotus•••' })).toBeTruthy()
  })

  it("marks only the current player's row", () => {
    renderUi(<Table {...tableProps} isOwn={({ place }) => place === 5} />)
    const marked = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true')
    expect(marked.map(({ textContent }) => textContent)).toEqual(['5Пётр•••39 950 ₽'])
  })

  it('has an accessible title for a quiet column', () => {
    renderUi(<Table {...tableProps} columns={columns.map((column) => ({ ...column, quiet: column.id === 'place' }))} />)
    expect(screen.getByRole('columnheader', { name: 'Место' })).toBeTruthy()
  })

  it('keeps a hidden head accessible', () => {
    renderUi(<Table {...tableProps} headHidden />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  })
})

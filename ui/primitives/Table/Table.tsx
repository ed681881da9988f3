import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Table.css.ts'

export interface TableColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts, so that their units line up. */
  align?: 'start' | 'end'
  strong?: boolean
  /** The cell is the header of its row. */
  rowHeader?: boolean
  /** Hides the title visually on a phone to save space; it stays accessible. */
  hideTitleOnPhone?: boolean
}

export interface TableProps<Row> extends NativeProps<'table'> {
  /** Accessible name of the table. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Unique key of a row; use the index if no field is unique. */
  rowKey: (row: Row, index: number) => string | number
  /** Highlights a row and marks it with `aria-current`. */
  isHighlighted?: (row: Row) => boolean
  /** Hides the head visually; it stays accessible. */
  headHidden?: boolean
}

/** A data table. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isHighlighted,
  headHidden = false,
  ...rest
}: TableProps<Row>) {
  return (
    <table {...rest} className={styles.table} data-component="Table">
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={headHidden ? visuallyHidden : styles.head}>
        <tr>
          {columns.map(({ id, title, align, hideTitleOnPhone }) => (
            <th key={id} scope="col" className={styles.cell} data-align={align}>
              {hideTitleOnPhone === true ? <span className={styles.titleHiddenOnPhone}>{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} aria-current={isHighlighted?.(row) === true ? 'true' : undefined}>
            {columns.map(({ id, cell, align, strong, rowHeader, hideTitleOnPhone }) => {
              const Cell = rowHeader === true ? 'th' : 'td'
              return (
                <Cell
                  key={id}
                  scope={rowHeader === true ? 'row' : undefined}
                  className={styles.cell}
                  data-align={align}
                  data-strong={strong || undefined}
                  data-nowrap={hideTitleOnPhone || undefined}
                >
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

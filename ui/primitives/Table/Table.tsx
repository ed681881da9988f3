import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Table.css.ts'

export interface TableColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts, so that their units stand below each other. */
  align?: 'start' | 'end'
  strong?: boolean
  /** This column names its row. */
  rowHeader?: boolean
  /** On a phone its title is read but not shown: the cells explain themselves, and the others need the room. */
  quiet?: boolean
}

export interface TableProps<Row> extends NativeProps<'table'> {
  /** What the table is, for a screen reader. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** What tells a row from the others; its index, where nothing in it is sure to. */
  rowKey: (row: Row, at: number) => string | number
  /** Which row is the reader's own. */
  isOwn?: (row: Row) => boolean
  /** Hides the head where the columns explain themselves; a screen reader still reads it. */
  headHidden?: boolean
}

/** Rows of equal things. */
export function Table<Row>({ caption, columns, rows, rowKey, isOwn, headHidden = false, ...rest }: TableProps<Row>) {
  return (
    <table {...rest} className={styles.table} data-component="Table">
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={headHidden ? visuallyHidden : styles.head}>
        <tr>
          {columns.map(({ id, title, align, quiet }) => (
            <th key={id} scope="col" className={styles.cell} data-align={align}>
              {quiet === true ? <span className={styles.quiet}>{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={rowKey(row, at)} aria-current={isOwn?.(row) === true ? 'true' : undefined}>
            {columns.map(({ id, cell, align, strong, rowHeader, quiet }) => {
              const Cell = rowHeader === true ? 'th' : 'td'
              return (
                <Cell
                  key={id}
                  scope={rowHeader === true ? 'row' : undefined}
                  className={styles.cell}
                  data-align={align}
                  data-strong={strong || undefined}
                  data-quiet={quiet || undefined}
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

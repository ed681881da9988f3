import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './Table.css.ts'

export interface TableColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts, so that their units line up. */
  align?: 'start' | 'end' | undefined
  strong?: boolean | undefined
  /** The cell is the header of its row. */
  rowHeader?: boolean | undefined
  /** Address of a decorative picture of 44 px before the cell; `null` keeps its place empty. */
  picture?: ((row: Row) => string | null) | undefined
  /** Hides the title visually on a phone to save space; it stays accessible. */
  hideTitleOnPhone?: boolean | undefined
}

export interface TableProps<Row> extends NativeProps<'table'> {
  /** Accessible name of the table. */
  caption: string
  /** The columns in order, with unique ids. */
  columns: readonly TableColumn<Row>[]
  /** The data, one object per row, in the order shown. */
  rows: readonly Row[]
  /** Unique key of a row; use the index if no field is unique. */
  rowKey: (row: Row, index: number) => string | number
  /** Highlights a row and marks it with `aria-current`. */
  isHighlighted?: ((row: Row) => boolean) | undefined
  /** Hides the head visually; it stays accessible. */
  headHidden?: boolean | undefined
}

const PICTURE_SIZE = 44

function Pictured({ address, children }: { address: string | null; children: ReactNode }) {
  return (
    <div className={styles.pictured}>
      <span className={styles.picture}>
        {address === null ? null : (
          <img src={address} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} loading="lazy" />
        )}
      </span>
      <div className={styles.beside}>{children}</div>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { title, cell, align, strong, rowHeader, picture, hideTitleOnPhone } = column
  const Element = rowHeader === true ? 'th' : 'td'
  return (
    <Element
      scope={rowHeader === true ? 'row' : undefined}
      className={styles.cell}
      data-align={align}
      data-strong={strong || undefined}
      data-nowrap={hideTitleOnPhone || undefined}
      data-title={title}
    >
      {picture === undefined ? cell(row) : <Pictured address={picture(row)}>{cell(row)}</Pictured>}
    </Element>
  )
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
    <div className={styles.frame} data-component="Table">
      <table {...rest} className={styles.table}>
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
        <tbody className={styles.body}>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row, index)}
              className={styles.row}
              aria-current={isHighlighted?.(row) === true ? 'true' : undefined}
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './GamePanelList.css.ts'

export interface GamePanelListItem {
  id: string | number
  /** `null` for a row that leads nowhere. */
  href: string | null
  title: string
  note?: ReactNode | undefined
  /** A figure at the end of the row, and what it means. */
  value?: string | undefined
  valueNote?: string | undefined
  /** A control after the row, such as a `ProofLink`. */
  action?: ReactNode | undefined
}

export interface GamePanelListProps extends NativeProps<'ul'> {
  /** The rows in order, with unique ids. */
  items: readonly GamePanelListItem[]
  /** `money` shows the figures in gold. */
  values?: 'plain' | 'money' | undefined
}

/** Rows of a tab without pictures: a name, what it is, and one figure. A row is a link. */
export function GamePanelList({ items, values = 'plain', ...rest }: GamePanelListProps) {
  const Link = useUiLink()
  return (
    <ul {...rest} className={styles.list} data-component="GamePanelList">
      {items.map((item) => {
        const content = (
          <>
            <span className={styles.text}>
              <span className={styles.title}>{item.title}</span>
              {item.note === undefined ? null : (
                <>
                  {' '}
                  <span className={styles.note}>{item.note}</span>
                </>
              )}
            </span>{' '}
            {item.value === undefined ? null : (
              <span className={styles.figure}>
                <span className={styles.value} data-money={values === 'money' ? '' : undefined}>
                  {item.value}
                </span>
                {item.valueNote === undefined ? null : (
                  <>
                    {' '}
                    <span className={styles.note}>{item.valueNote}</span>
                  </>
                )}
              </span>
            )}
          </>
        )
        return (
          <li key={item.id} className={styles.item}>
            {item.href === null ? (
              <div className={styles.row}>{content}</div>
            ) : (
              <Link href={item.href} className={styles.row}>
                {content}
              </Link>
            )}
            {item.action}
          </li>
        )
      })}
    </ul>
  )
}

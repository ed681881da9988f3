import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './ShowMore.css.ts'
import { useFirstNewItem, type FindItems } from './use-first-new-item.ts'

export interface ShowMoreProps extends NativeProps<'div'> {
  /** Text of the button, with a number where it is known: "Show 15 more". */
  label: string
  /** How many items are shown. */
  count: number
  /** Without it only the status remains. */
  hasMore: boolean
  /** Shows or loads the next items. */
  onMore: () => void
  /** The shown items in DOM order; the first new one gets the focus when the button disappears. */
  findItems: FindItems
  /** Announced whenever it changes: "30 of 108 shown". */
  status?: string | undefined
  /** Shows the status above the button, as long as there is more. */
  statusShown?: boolean | undefined
  /** The next items are being loaded. */
  busy?: boolean | undefined
  /** An `Alert`, if the next items could not be loaded. */
  failure?: ReactNode | undefined
  /** The button fills the width of the list, as in a panel. */
  wide?: boolean | undefined
}

/** Shows the next items below a list: a button, its failure, and the count for screen readers. */
export function ShowMore({
  label,
  count,
  hasMore,
  onMore,
  findItems,
  status,
  statusShown = false,
  busy = false,
  failure = null,
  wide = false,
  ...rest
}: ShowMoreProps) {
  const focusFirstNew = useFirstNewItem(count)
  const isEmpty = !hasMore && failure === null
  return (
    <div {...rest} className={isEmpty ? visuallyHidden : styles.root} data-component="ShowMore">
      {status === undefined ? null : (
        <p role="status" className={statusShown && hasMore ? styles.status : visuallyHidden}>
          {status}
        </p>
      )}
      {failure}
      {hasMore ? (
        <div className={wide ? undefined : styles.centre}>
          <Button
            wide={wide}
            busy={busy}
            onClick={(event) => {
              focusFirstNew(event, findItems)
              onMore()
            }}
          >
            {label}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

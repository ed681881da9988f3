import { useLayoutEffect, useRef } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './ChipGroup.css.ts'

export interface Chip {
  id: string
  label: string
  /** Each choice has an address: it can be opened in a new tab, shared and gone back from. */
  href: string
}

export interface ChipGroupProps extends NativeProps<'nav'> {
  /** What is chosen here, for a screen reader. */
  label: string
  chips: readonly Chip[]
  /** The id of the present choice. */
  value: string
}

/** Scrolls the row so that a chip is in the middle of it, as far as there is something to scroll. */
function centre(row: HTMLElement | null, chip: HTMLElement): void {
  if (row !== null) row.scrollLeft = chip.offsetLeft + chip.offsetWidth / 2 - row.clientWidth / 2
}

/** One choice of a few, as a row of links; scrolls sideways where it does not fit, to where the choice is seen. */
export function ChipGroup({ label, chips, value, ...rest }: ChipGroupProps) {
  const Link = useUiLink()
  const row = useRef<HTMLUListElement>(null)
  const chosen = chips.findIndex(({ id }) => id === value)
  useLayoutEffect(() => {
    const chip = row.current?.children[chosen]
    // The first one is seen anyway: nothing is measured for it.
    if (chosen < 1 || !(chip instanceof HTMLElement)) return undefined
    let left = false
    const place = () => {
      if (!left) centre(row.current, chip)
    }
    place()
    // Another font has other widths.
    if ('fonts' in document && document.fonts.status === 'loading') void document.fonts.ready.then(place)
    return () => {
      left = true
    }
  }, [chosen])
  return (
    <nav {...rest} aria-label={label} data-component="ChipGroup">
      <ul ref={row} className={styles.group}>
        {chips.map((chip) => (
          <li
            key={chip.id}
            // A browser leaves a chip that is cut off where it is. A press of the mouse must not move it away from the pointer.
            onFocus={({ target, currentTarget }) => {
              if (target.matches(':focus-visible')) centre(row.current, currentTarget)
            }}
          >
            <Link href={chip.href} className={styles.chip} aria-current={chip.id === value ? 'page' : undefined}>
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

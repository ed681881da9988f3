import { useLayoutEffect, useRef } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './ChipGroup.css.ts'

export interface Chip {
  id: string
  label: string
  /** Each chip is a link, so that it can be shared, opened in a new tab and left with Back. */
  href: string
}

export interface ChipGroupProps extends NativeProps<'nav'> {
  /** Accessible name of the group. */
  label: string
  /** The chips in order, with unique ids. */
  chips: readonly Chip[]
  /** Id of the current chip. */
  value: string
}

/** Scrolls the row so that the chip is in its centre, as far as possible. */
function centre(row: HTMLElement | null, chip: HTMLElement): void {
  if (row !== null) row.scrollLeft = chip.offsetLeft + chip.offsetWidth / 2 - row.clientWidth / 2
}

/** A choice between a few links in one row. The row scrolls sideways if needed, to the current chip. */
export function ChipGroup({ label, chips, value, ...rest }: ChipGroupProps) {
  const Link = useUiLink()
  const row = useRef<HTMLUListElement>(null)
  const currentIndex = chips.findIndex(({ id }) => id === value)
  useLayoutEffect(() => {
    const chip = row.current?.children[currentIndex]
    // The first chip is always visible: measuring it would force a layout.
    if (currentIndex < 1 || !(chip instanceof HTMLElement)) return undefined
    let isUnmounted = false
    const centreChip = () => {
      if (!isUnmounted) centre(row.current, chip)
    }
    centreChip()
    // Chip widths change with the web font.
    if ('fonts' in document && document.fonts.status === 'loading') void document.fonts.ready.then(centreChip)
    return () => {
      isUnmounted = true
    }
  }, [currentIndex])
  return (
    <nav {...rest} aria-label={label} data-component="ChipGroup">
      <ul ref={row} className={styles.group}>
        {chips.map((chip) => (
          <li
            key={chip.id}
            // Browsers do not scroll to a partly clipped chip on focus. A mouse press must not move the chip away.
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

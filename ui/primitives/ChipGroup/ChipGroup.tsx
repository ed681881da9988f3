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

/** One choice of a few, as a row of links; scrolls sideways where it does not fit. */
export function ChipGroup({ label, chips, value, ...rest }: ChipGroupProps) {
  const Link = useUiLink()
  return (
    <nav {...rest} aria-label={label} data-component="ChipGroup">
      <ul className={styles.group}>
        {chips.map((chip) => (
          <li key={chip.id}>
            <Link href={chip.href} className={styles.chip} aria-current={chip.id === value ? 'page' : undefined}>
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

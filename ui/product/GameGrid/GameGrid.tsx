import type { MouseEvent, ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { isPlainClick } from '../../private/dom.ts'
import * as styles from './GameGrid.css.ts'

export interface GameGridProps extends NativeProps<'ul', 'aria-label' | 'onClick'> {
  /** Accessible name of the list. */
  label: string
  /** Client-side navigation; a click with a modifier key is left to the browser. */
  onNavigate: (href: string) => void
  /** Called when a favourite button is clicked. */
  onFavourite?: ((id: number) => void) | undefined
  /** `GameTile`s. */
  children: ReactNode
}

export interface GameGridRowProps extends NativeProps<'li'> {
  /** Content of the row, such as a banner. */
  children: ReactNode
}

/** Other content between the tiles: it takes the whole second row, whatever the number of columns. */
export function GameGridRow(props: GameGridRowProps) {
  return <li {...props} className={styles.row} data-component="GameGridRow" />
}

/** The lobby's grid. Clicks are delegated: one listener serves all tiles. */
export function GameGrid({ label, onNavigate, onFavourite, children, ...rest }: GameGridProps) {
  const onClick = (event: MouseEvent<HTMLUListElement>) => {
    if (!(event.target instanceof Element)) return
    const control = event.target.closest('[data-action]')
    if (control instanceof HTMLAnchorElement && isPlainClick(event)) {
      event.preventDefault()
      onNavigate(`${control.pathname}${control.search}${control.hash}`)
    }
    if (control instanceof HTMLButtonElement) {
      const id = Number(control.closest('[data-game]')?.getAttribute('data-game'))
      onFavourite?.(id)
    }
  }
  return (
    <ul {...rest} className={styles.grid} aria-label={label} data-component="GameGrid" onClick={onClick}>
      {children}
    </ul>
  )
}

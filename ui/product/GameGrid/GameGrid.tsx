import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../private/plain-click.ts'
import * as styles from './GameGrid.css.ts'

export interface GameGridProps {
  /** What is listed, for a screen reader. */
  label: string
  /** Follows a link inside the app; a click with a modifier key stays the browser's own. */
  onNavigate: (href: string) => void
  /** The heart of a game was pressed. */
  onFavourite?: (id: number) => void
  /** `GameTile`s. */
  children: ReactNode
}

/** The lobby's grid. One listener serves every tile. */
export function GameGrid({ label, onNavigate, onFavourite, children }: GameGridProps) {
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
    <ul className={styles.grid} aria-label={label} data-component="GameGrid" onClick={onClick}>
      {children}
    </ul>
  )
}

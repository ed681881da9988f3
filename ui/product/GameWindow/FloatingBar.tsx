import type { KeyboardEvent } from 'react'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useUiLink } from '../../provider/UiProvider.tsx'
import type { GameWindowProps } from './GameWindow.tsx'
import { cornerTowards, nextCorner, nextWidth, type Corner } from './placing.ts'
import type { Drag } from './use-floating.ts'
import { WindowIcon } from './WindowIcon.tsx'
import * as styles from './GameWindow.css.ts'

/** By how many pixels a key widens the floating window. `=` is the plus key without Shift. */
const WIDENING_KEYS: ReadonlyMap<string, number> = new Map([
  ['+', 40],
  ['=', 40],
  ['-', -40],
])

interface FloatingBarProps extends Pick<
  GameWindowProps,
  'name' | 'logo' | 'state' | 'gameHref' | 'onClose' | 'labels'
> {
  /** A floating window moves, a tucked one stays. */
  isMovable: boolean
  corner: Corner
  width: number
  /** Moves the window by pointer. */
  move: Drag
  onMove: (corner: Corner) => void
  onResize: (width: number) => void
}

/** Buttons of a floating window: to the next corner, to the next size and back to the page of the game. */
function PlaceButtons({
  corner,
  width,
  gameHref,
  labels,
  onMove,
  onResize,
}: Pick<FloatingBarProps, 'corner' | 'width' | 'gameHref' | 'labels' | 'onMove' | 'onResize'>) {
  const Anchor = useUiLink()
  return (
    <>
      <IconButton
        icon={<WindowIcon name="corner" />}
        label={labels.nextCorner}
        onClick={() => onMove(nextCorner(corner))}
      />
      <span className={styles.sizeButton}>
        <IconButton
          icon={<WindowIcon name="size" />}
          label={labels.nextSize}
          onClick={() => onResize(nextWidth(width))}
        />
      </span>
      <Anchor href={gameHref} className={styles.iconLink} aria-label={labels.returnToGame} title={labels.returnToGame}>
        <WindowIcon name="return" />
      </Anchor>
    </>
  )
}

/** The bar of a window over another page. Escape closes; on the handle, arrow keys move and plus and minus resize. */
export function FloatingBar({
  name,
  logo,
  state,
  gameHref,
  onClose,
  labels,
  isMovable,
  corner,
  width,
  move,
  onMove,
  onResize,
}: FloatingBarProps) {
  const onHandleKey = (event: KeyboardEvent) => {
    const next = event.key === 'Home' ? nextCorner(corner) : cornerTowards(corner, event.key)
    const widening = WIDENING_KEYS.get(event.key)
    if (next === null && widening === undefined) return
    event.preventDefault()
    if (next !== null) onMove(next)
    else if (widening !== undefined) onResize(width + widening)
  }
  const onBarKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    // The handle below is the keyboard's way to do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the whole bar is the pointer's handle
    <div
      className={isMovable ? styles.floatingBar : styles.tuckedBar}
      onKeyDown={onBarKey}
      {...(isMovable ? move : {})}
    >
      {isMovable ? (
        <button
          type="button"
          className={styles.handle}
          data-handle
          aria-label={labels.move}
          title={labels.move}
          onKeyDown={onHandleKey}
        >
          <WindowIcon name="move" />
        </button>
      ) : logo === null ? null : (
        <img className={styles.logo} src={logo} alt="" width="36" height="36" />
      )}
      <p className={styles.floatingTitle}>
        <span className={styles.floatingName}>{name}</span>
        <span className={styles.state}>{state}</span>
      </p>
      {isMovable ? (
        <PlaceButtons
          corner={corner}
          width={width}
          gameHref={gameHref}
          labels={labels}
          onMove={onMove}
          onResize={onResize}
        />
      ) : (
        <ButtonLink href={gameHref} aria-label={labels.returnToGame}>
          <span className={styles.returnWord}>{labels.returnShort}</span>
          <span className={styles.returnIcon}>
            <WindowIcon name="return" />
          </span>
        </ButtonLink>
      )}
      <IconButton icon="close" label={labels.close} onClick={onClose} />
    </div>
  )
}

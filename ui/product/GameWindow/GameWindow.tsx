import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import { keepClear, keepLowerHalfClear } from '../../private/keep-clear.ts'
import { useIsUnderModal } from '../../private/modal-layer.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { FloatingBar } from './FloatingBar.tsx'
import * as styles from './GameWindow.css.ts'
import { limitWidth, type Corner, type WindowPlace } from './placing.ts'
import { SeatedBar } from './SeatedBar.tsx'
import { useFillWindow } from './use-fill-window.ts'
import { property, useFloating } from './use-floating.ts'

/** `seated`: in the flow of its page. `floating`: over another page. `tucked`: a bar without the game, which is on hold. */
export type GameWindowMode = 'seated' | 'floating' | 'tucked'

/** What the buttons of the window are called. */
export interface GameWindowLabels {
  fullscreen: string
  exitFullscreen: string
  /** Name of the handle, which moves the window by arrow keys. */
  move: string
  nextCorner: string
  nextSize: string
  returnToGame: string
  /** The same for a visible text, a part of `returnToGame`. */
  returnShort: string
  close: string
  /** Said when the window has moved. */
  corners: Readonly<Record<Corner, string>>
}

export interface GameWindowProps extends NativeProps<'section', 'aria-label' | 'title' | 'children' | 'onClose'> {
  /** Name of the game: the title of the seated window and the accessible name. */
  name: string
  /** Cover of the game in the bar. */
  logo: string | null
  /** Mode and provider, in words; cut in a narrow bar. */
  note: string
  /** Where the window is: `seated` in the page, `floating` in a corner, `tucked` as a bar. */
  mode: GameWindowMode
  /** Link of the seated window to the page before. */
  back: { href: string; label: string }
  /** The page of the game, which seats the window. */
  gameHref: string
  /** Buttons of the seated window, also while it fills the viewport. */
  actions: ReactNode
  /** One line below the bar of the seated window. A filled phone in landscape has no room for it. */
  line?: ReactNode | undefined
  /** Directly above the seated game: a `JackpotTicker`. */
  jackpots?: ReactNode | undefined
  /** Short text of the floating and the tucked bar, such as a `SessionTime`. */
  state?: ReactNode | undefined
  /** The game, a `GameFrame`. It is never unmounted while the mode changes; `null` before its address is known. */
  frame: ReactNode
  /** Covers the game, which then takes no input: loading, slow, ended. `null` for none. */
  cover?: ReactNode | undefined
  /** A game of the site has a tall layout of its own on a phone. */
  isTall?: boolean | undefined
  /** Corner and width in pixels of the floating window. */
  place: WindowPlace
  /** Called when the player has moved or resized the floating window. */
  onPlace: (place: WindowPlace) => void
  /** Called by the close button. */
  onClose: () => void
  /** The mode that is shown: a floating window tucks where it would hide the focused element. */
  onShownChange?: ((mode: GameWindowMode) => void) | undefined
  /** Whether the player can reach the game: not while the window is tucked, or a dialog or sheet covers it. */
  onReachableChange?: ((isReachable: boolean) => void) | undefined
  /** Texts of the buttons and announcements. */
  labels: GameWindowLabels
}

/**
 * The window of a game. One element for all modes: only its attributes change, so the frame inside never loads again.
 * Up to 1600 × 740 at a ratio of 1.78 (`spec §9`); it can fill the viewport.
 */
export function GameWindow({
  name,
  logo,
  note,
  mode,
  back,
  gameHref,
  actions,
  line,
  jackpots,
  state,
  frame,
  cover,
  isTall = false,
  place,
  onPlace,
  onClose,
  onShownChange,
  onReachableChange,
  labels,
  ref,
  ...rest
}: GameWindowProps) {
  const element = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(element, ref)
  const { fillsWindow, toggle } = useFillWindow(element, mode === 'seated')
  const { corner, isTucked, move, resize } = useFloating(element, { mode, place, onPlace })
  const isCovered = cover !== undefined && cover !== null
  const [announced, announce] = useState('')
  const shown = mode === 'floating' && isTucked ? 'tucked' : mode
  const isSeated = shown === 'seated'
  const isMovable = shown === 'floating'
  const isReachable = !useIsUnderModal(element) && shown !== 'tucked'
  useEffect(() => onShownChange?.(shown), [onShownChange, shown])
  useEffect(() => onReachableChange?.(isReachable), [onReachableChange, isReachable])

  const moveTo = (next: Corner) => {
    onPlace({ ...place, corner: next })
    announce(labels.corners[next])
  }
  const resizeTo = (width: number) => onPlace({ ...place, width: limitWidth(width) })

  const style: CSSProperties & Record<string, string> = { [property.width]: `${limitWidth(place.width)}px` }
  return (
    <section
      {...rest}
      ref={mergedRef}
      aria-label={name}
      className={styles.window}
      style={style}
      data-mode={shown}
      data-corner={corner}
      data-fills-window={fillsWindow || undefined}
      data-tall={isTall || undefined}
      data-component="GameWindow"
      {...(isSeated ? {} : keepClear)}
    >
      {isSeated ? (
        <SeatedBar
          name={name}
          logo={logo}
          note={note}
          back={back}
          actions={actions}
          labels={labels}
          hasFrame={frame !== null}
          fillsWindow={fillsWindow}
          onFillToggle={toggle}
        />
      ) : (
        <FloatingBar
          name={name}
          logo={logo}
          state={state}
          gameHref={gameHref}
          onClose={onClose}
          labels={labels}
          isMovable={isMovable}
          corner={corner}
          width={place.width}
          move={move}
          onMove={moveTo}
          onResize={resizeTo}
        />
      )}
      {isSeated && line !== undefined ? (
        <div className={styles.line} {...keepClear}>
          {line}
        </div>
      ) : null}
      {isSeated && !fillsWindow && jackpots !== undefined ? <div className={styles.jackpots}>{jackpots}</div> : null}
      <div key="screen" className={styles.screen} inert={shown === 'tucked'} {...(isSeated ? keepLowerHalfClear : {})}>
        <div className={styles.frameBox} inert={isCovered}>
          {frame}
        </div>
        {isCovered ? <div className={styles.cover}>{cover}</div> : null}
      </div>
      {isMovable ? <div className={styles.resizer} {...resize} /> : null}
      <p className={visuallyHidden} role="status">
        {announced}
      </p>
    </section>
  )
}

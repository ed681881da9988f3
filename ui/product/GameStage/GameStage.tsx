import { useRef, type ReactNode } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './GameStage.css.ts'
import { useFillWindow } from './use-fill-window.ts'

export interface GameStageProps extends NativeProps<'section', 'aria-label' | 'content' | 'title'> {
  title: string
  /** The game mode, in words. */
  note: string
  back: { href: string; label: string }
  fullscreenLabel: string
  /** Label of the same button while the game fills the window. */
  exitFullscreenLabel: string
  /** The game's iframe, or a placeholder while it loads or after an error. */
  content: { kind: 'frame'; src: string } | { kind: 'other'; node: ReactNode }
}

/** A game window with aspect ratio 1.78, its title and a back link. */
export function GameStage({
  title,
  note,
  back,
  fullscreenLabel,
  exitFullscreenLabel,
  content,
  ref,
  ...rest
}: GameStageProps) {
  const stage = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(stage, ref)
  const gameWindow = useRef<HTMLDivElement>(null)
  const { fillsWindow, toggle } = useFillWindow(stage, gameWindow)
  return (
    <section
      {...rest}
      ref={mergedRef}
      data-fills-window={fillsWindow || undefined}
      className={styles.stage}
      aria-label={title}
      data-component="GameStage"
    >
      <div className={styles.bar}>
        <Link href={back.href}>
          <Icon name="back" />
          {back.label}
        </Link>
        <div className={styles.title}>
          <h1>{title}</h1>
          <p className={styles.note}>{note}</p>
        </div>
        {content.kind === 'frame' || fillsWindow ? (
          <IconButton
            icon={fillsWindow ? 'close' : 'fullscreen'}
            label={fillsWindow ? exitFullscreenLabel : fullscreenLabel}
            onClick={toggle}
          />
        ) : null}
      </div>
      <div ref={gameWindow} className={styles.window}>
        {content.kind === 'frame' ? (
          <iframe
            className={styles.frame}
            src={content.src}
            title={title}
            allow="fullscreen"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock"
          />
        ) : (
          content.node
        )}
      </div>
    </section>
  )
}

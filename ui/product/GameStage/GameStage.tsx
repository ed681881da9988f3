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
  /**
   * The game's iframe, or a placeholder while it loads or after an error. `keepsOrigin` only for a URL of another host: a
   * frame with the origin of the page could read its cookies and remove its own sandbox.
   */
  content: { kind: 'frame'; src: string; keepsOrigin: boolean } | { kind: 'other'; node: ReactNode }
}

const OPAQUE_ORIGIN = 'allow-scripts'
const OWN_ORIGIN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock'

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
            // Another launch is another frame: URLs that differ only in the fragment would not load anew.
            key={content.src}
            className={styles.frame}
            src={content.src}
            title={title}
            allow="fullscreen"
            sandbox={content.keepsOrigin ? OWN_ORIGIN : OPAQUE_ORIGIN}
          />
        ) : (
          content.node
        )}
      </div>
    </section>
  )
}

import { useRef, type ReactNode } from 'react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './GameStage.css.ts'
import { useFilling } from './use-filling.ts'

export interface GameStageProps {
  title: string
  /** The mode, in words. */
  note: string
  back: { href: string; label: string }
  fullscreenLabel: string
  /** The same button, while the game fills the window. */
  leaveFullscreenLabel: string
  /** The game's frame, or what stands in its place while it loads or fails. */
  content: { kind: 'frame'; src: string } | { kind: 'other'; node: ReactNode }
}

/** The window of a game, 1.78 wide, with its name and the way back. */
export function GameStage({ title, note, back, fullscreenLabel, leaveFullscreenLabel, content }: GameStageProps) {
  const stage = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { fillsWindow, toggle } = useFilling(stage, place)
  return (
    <section
      ref={stage}
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
            label={fillsWindow ? leaveFullscreenLabel : fullscreenLabel}
            onClick={toggle}
          />
        ) : null}
      </div>
      <div ref={place} className={styles.window}>
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

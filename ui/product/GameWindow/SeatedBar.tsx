import { keepClear } from '../../private/keep-clear.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useUiLink } from '../../provider/UiProvider.tsx'
import type { GameWindowProps } from './GameWindow.tsx'
import { WindowIcon } from './WindowIcon.tsx'
import * as styles from './GameWindow.css.ts'

interface SeatedBarProps extends Pick<GameWindowProps, 'name' | 'logo' | 'note' | 'back' | 'actions' | 'labels'> {
  /** There is a game to show on the full screen. */
  hasFrame: boolean
  fillsWindow: boolean
  onFillToggle: () => void
}

/** The bar of the window in its page: the title, the buttons of the page and the full screen. */
export function SeatedBar({
  name,
  logo,
  note,
  back,
  actions,
  labels,
  hasFrame,
  fillsWindow,
  onFillToggle,
}: SeatedBarProps) {
  const Anchor = useUiLink()
  return (
    <div className={styles.bar} {...keepClear}>
      <Anchor href={back.href} className={styles.iconLink} aria-label={back.label} title={back.label}>
        <WindowIcon name="back" />
      </Anchor>
      {/* The place of a cover that has not loaded yet. */}
      {logo === null ? (
        <span className={styles.noLogo} />
      ) : (
        <img className={styles.logo} src={logo} alt="" width="40" height="40" />
      )}
      <div className={styles.title}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.note}>{note}</p>
      </div>
      {actions}
      <div className={hasFrame || fillsWindow ? undefined : styles.reserved}>
        <IconButton
          icon={fillsWindow ? 'close' : 'fullscreen'}
          label={fillsWindow ? labels.exitFullscreen : labels.fullscreen}
          onClick={onFillToggle}
        />
      </div>
    </div>
  )
}

import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './GameWindow.css.ts'

/** What a game of another host may get besides its scripts and its origin. */
export type GameFrameRight = 'allow-forms' | 'allow-popups' | 'allow-pointer-lock'

export interface GameFrameProps extends NativeProps<'iframe', 'title' | 'src' | 'sandbox' | 'allow' | 'children'> {
  /** Name of the game, the accessible name of the frame. */
  name: string
  /** Never changes: another address is another frame, with a key of its own. */
  src: string
  /**
   * Only for a URL of another host: a frame with the origin of the page could read its cookies and remove its own
   * sandbox.
   */
  keepsOrigin: boolean
  /** Further rights of a frame that keeps its origin; none by default. */
  rights?: readonly GameFrameRight[] | undefined
}

/** The iframe of a game, inside a `GameWindow`. It can neither navigate the page nor open a dialog or a download. */
export function GameFrame({ name, src, keepsOrigin, rights = [], ...rest }: GameFrameProps) {
  const sandbox = keepsOrigin ? ['allow-scripts', 'allow-same-origin', ...rights] : ['allow-scripts']
  return (
    <iframe
      {...rest}
      className={styles.frame}
      src={src}
      title={name}
      allow={keepsOrigin ? 'autoplay' : ''}
      // Providers check the domain of the site; a game of the site knows it.
      referrerPolicy={keepsOrigin ? 'strict-origin' : 'no-referrer'}
      sandbox={sandbox.join(' ')}
      data-component="GameFrame"
    />
  )
}

import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './GameWindow.css.ts'

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
}

const OPAQUE_ORIGIN = 'allow-scripts'
const OWN_ORIGIN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock'

/** The iframe of a game, inside a `GameWindow`. It can neither navigate the page nor open a dialog or a download. */
export function GameFrame({ name, src, keepsOrigin, ...rest }: GameFrameProps) {
  return (
    <iframe
      {...rest}
      className={styles.frame}
      src={src}
      title={name}
      allow={keepsOrigin ? 'autoplay' : ''}
      // Providers check the domain of the site; a game of the site knows it.
      referrerPolicy={keepsOrigin ? 'strict-origin' : 'no-referrer'}
      sandbox={keepsOrigin ? OWN_ORIGIN : OPAQUE_ORIGIN}
      data-component="GameFrame"
    />
  )
}

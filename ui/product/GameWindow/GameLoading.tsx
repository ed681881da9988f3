import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './GameLoading.css.ts'

export interface GameLoadingProps extends NativeProps<'div', 'role'> {
  /** Name of the game. */
  name: string
  /** Its cover. */
  picture: string | null
  /** What happens, for example "Loading". */
  text: string
}

/** Covers a game that loads: its cover, name and a bar without a percentage. */
export function GameLoading({ name, picture, text, ...rest }: GameLoadingProps) {
  return (
    <div {...rest} className={styles.root} role="status" data-component="GameLoading">
      {/* Without a picture its place stays, so that nothing moves when it comes. */}
      {picture === null ? (
        <div className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} alt="" width="120" height="148" />
      )}
      {/* A new element for the name of the catalogue: a new text in its place counts as a layout shift. */}
      <p key={name} className={styles.name}>
        {name}
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.track}>
        <div className={styles.bar} />
      </div>
    </div>
  )
}

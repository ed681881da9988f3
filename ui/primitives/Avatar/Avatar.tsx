import { UserRound } from 'lucide'
import { Drawing } from '../../private/drawing.tsx'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** A person's name, login or e-mail; `''` while it is not known. */
  name: string
  /** 44 or 72 pixels. */
  size?: 'medium' | 'large'
}

const HUES = 3

/** The first letters of two words, or of one: an e-mail is one. */
function lettersOf(name: string): string {
  const words = name.split(/\s+/u)
  const letters = words.flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  return letters.slice(0, 2).join('').toUpperCase()
}

/** The same for the same name, wherever it is drawn. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0) % HUES

/** A person in a small place. It says nothing to a screen reader: the name stands beside it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const letters = lettersOf(name)
  return (
    <span
      className={styles.disc}
      aria-hidden="true"
      data-component="Avatar"
      data-size={size}
      data-hue={letters === '' ? undefined : hueOf(name)}
    >
      {letters === '' ? <Drawing lines={UserRound} size={size === 'large' ? 32 : 20} /> : letters}
    </span>
  )
}

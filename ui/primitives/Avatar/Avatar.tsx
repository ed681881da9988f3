import { UserRound } from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import * as styles from './Avatar.css.ts'

export interface AvatarProps extends NativeProps<'span', 'aria-hidden'> {
  /** A person's name, login or e-mail; `''` while it is loading. */
  name: string
  /** 32, 44 or 72 pixels. */
  size?: 'small' | 'medium' | 'large' | undefined
}

const HUES = 3

/** Initials: the first letter, with its accents, of the first two words. An e-mail counts as one word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u)
  const initials = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? [])
  return initials.slice(0, 2).join('').toUpperCase()
}

/** A stable hash, so that a name has the same hue everywhere. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0) % HUES

/** A person as initials on a coloured disc. Hidden from assistive technology, because the name is next to it. */
export function Avatar({ name, size = 'medium', ...rest }: AvatarProps) {
  const initials = initialsOf(name)
  return (
    <span
      {...rest}
      className={styles.disc}
      aria-hidden="true"
      data-component="Avatar"
      data-size={size}
      data-hue={initials === '' ? undefined : hueOf(name)}
    >
      {initials === '' ? <SvgIcon icon={UserRound} size={size === 'large' ? 32 : 20} /> : initials}
    </span>
  )
}

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../../private/classes.ts'
import { useUiLink, type UiLinkProps } from '../../provider/UiProvider.tsx'
import * as styles from './Button.css.ts'

interface ButtonLook {
  /** `primary` is the one main action of its place; everything else is `secondary` or `quiet`. */
  tone?: keyof typeof styles.tone | undefined
  /** `small` (40 px) only inside a tile. */
  size?: keyof typeof styles.size | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** The action runs: the button keeps its place and its focus, says so, and takes no second press. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

const look = ({ tone = 'secondary', size = 'regular', wide = false }: ButtonLook): string =>
  classes(styles.button, styles.tone[tone], styles.size[size], wide && styles.wide)

/** Does something here. What leads elsewhere is a `ButtonLink`. */
export function Button({ tone, size, wide, busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ tone, size, wide })}
      data-component="Button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export interface ButtonLinkProps extends ButtonLook, Omit<UiLinkProps, 'className' | 'style'> {}

/** Leads somewhere and looks like a button, because it is the main thing to do there. */
export function ButtonLink({ tone, size, wide, ...rest }: ButtonLinkProps) {
  const Link = useUiLink()
  return <Link {...rest} className={look({ tone, size, wide })} data-component="Button" />
}

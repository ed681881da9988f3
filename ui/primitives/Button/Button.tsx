import type { ReactNode } from 'react'
import { classes } from '../../private/dom.ts'
import { keepClearOfFloating } from '../../private/keep-clear.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink, type UiLinkProps } from '../../provider/UiProvider.tsx'
import * as styles from './Button.css.ts'

interface ButtonStyleProps {
  /**
   * `primary` is the single main action of a section; everything else is `secondary` or `quiet`. `negative` confirms an action
   * that cannot be undone, in the dialog that asks about it.
   */
  tone?: keyof typeof styles.tone | undefined
  /** `large` (52 px) for the main action of a payment, `small` (40 px) only inside a tile. */
  size?: keyof typeof styles.size | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

export interface ButtonProps extends ButtonStyleProps, NativeProps<'button'> {
  /** The action is in progress: the button keeps its focus, sets `aria-busy` and ignores clicks. */
  busy?: boolean | undefined
  /** The label: a verb. The caller replaces it while the button is busy: `Sending…`. */
  children: ReactNode
}

const buttonClass = ({ tone = 'secondary', size = 'regular', wide = false }: ButtonStyleProps): string =>
  classes(styles.button, styles.tone[tone], styles.size[size], wide && styles.wide)

/** A button that floating ones must not cover. */
const clearance = (isMain: boolean) => (isMain ? keepClearOfFloating : undefined)

/** Triggers an action. For navigation use `ButtonLink`. */
export function Button({ tone, size, wide, busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...clearance(wide === true || tone === 'primary' || type === 'submit')}
      {...rest}
      type={type}
      className={buttonClass({ tone, size, wide })}
      data-component="Button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export interface ButtonLinkProps extends ButtonStyleProps, Omit<UiLinkProps, 'className' | 'style'> {}

/** A link with the look of a button, for navigation that is the main action. */
export function ButtonLink({ tone, size, wide, ...rest }: ButtonLinkProps) {
  const Link = useUiLink()
  return (
    <Link
      {...clearance(wide === true || tone === 'primary')}
      {...rest}
      className={buttonClass({ tone, size, wide })}
      data-component="Button"
    />
  )
}

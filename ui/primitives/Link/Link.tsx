import { useUiLink, type UiLinkProps } from '../../provider/UiProvider.tsx'
import * as styles from './Link.css.ts'

export type LinkProps = Omit<UiLinkProps, 'className' | 'style'>

/** A link inside text or beside a heading. */
export function Link(props: LinkProps) {
  const Anchor = useUiLink()
  return <Anchor {...props} className={styles.link} data-component="Link" />
}

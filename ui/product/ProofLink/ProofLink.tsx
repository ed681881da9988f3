import { ShieldCheck } from 'lucide'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { useUiLink, type UiLinkProps } from '../../provider/UiProvider.tsx'
import * as styles from './ProofLink.css.ts'

export interface ProofLinkProps extends Omit<UiLinkProps, 'className' | 'style' | 'children' | 'aria-label' | 'title'> {
  /** Accessible name and tooltip, with the player: `Round of lotus•••`. */
  label: string
}

/** A small shield beside a public number that leads to the proof of its round. */
export function ProofLink({ label, ...rest }: ProofLinkProps) {
  const Link = useUiLink()
  return (
    <Link {...rest} className={styles.link} aria-label={label} title={label} data-component="ProofLink">
      <SvgIcon icon={ShieldCheck} size={18} />
    </Link>
  )
}

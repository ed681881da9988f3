import type { ReactNode } from 'react'
import { TierArch, type VipLevel } from '../../private/tier-arch.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './LevelMessage.css.ts'

interface LevelMessageProps {
  level: VipLevel
  title: string
  text: string
  /** The link of the message. */
  action: ReactNode
  onClose: () => void
}

/** A toast about a new VIP level, with its arch and material. The last star is lit once. */
export function LevelMessage({ level, title, text, action, onClose }: LevelMessageProps) {
  const texts = useUiTexts()
  return (
    <div className={styles.message} data-level={level} data-component="LevelMessage">
      <TierArch level={level} className={styles.arch} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{text}</p>
        {action}
      </div>
      <div className={styles.close}>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
    </div>
  )
}

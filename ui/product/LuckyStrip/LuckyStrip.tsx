import { useRef, type MouseEvent, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { classes, useMergedRef } from '../../private/dom.ts'
import { Carousel } from '../../primitives/Carousel/Carousel.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import * as styles from './LuckyStrip.css.ts'
import { useCoversFocus } from './use-covers-focus.ts'

export interface LuckyStripWin {
  id: string
  user: string
  game: string
  amount: string
  image: string | null
  /** A `ProofLink` beside the amount. */
  action?: ReactNode | undefined
}

export interface LuckyStripProps extends NativeProps<'aside', 'aria-label'> {
  /** Accessible name. New wins are not announced. */
  label: string
  /** The wins in the order shown. */
  wins: readonly LuckyStripWin[]
  /** Time per win, in milliseconds. */
  delay: number
  /** Called by the close button and by a click on a win outside its links. */
  onClose: () => void
}

/** Recent wins in a corner of the page, one at a time. Hidden while it would cover the focused element. */
export function LuckyStrip({ label, wins, delay, onClose, ref, ...rest }: LuckyStripProps) {
  const texts = useUiTexts()
  const box = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(box, ref)
  const isHidden = useCoversFocus(box)
  const onWinClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') === null) onClose()
  }
  return (
    <aside
      {...rest}
      ref={mergedRef}
      className={classes(styles.strip, isHidden && styles.hidden)}
      aria-label={label}
      data-component="LuckyStrip"
    >
      <div className={styles.close}>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <Carousel
        // The strip itself is the landmark.
        role="group"
        label={label}
        delay={delay}
        controls="pause"
        slides={wins.map(({ id, user, game, amount, image, action }) => ({
          id,
          content: (
            // A mouse shortcut, except on links: the close button does the same for the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
            <div className={styles.win} onClick={onWinClick}>
              {image === null ? null : (
                <img className={styles.picture} src={image} alt="" width={56} height={68} loading="lazy" />
              )}
              <p className={styles.text}>
                <span className={styles.user}>{user}</span>
                <span className={styles.amountRow}>
                  <span className={styles.amount}>{amount}</span>
                  {action}
                </span>
                <span className={styles.game}>{game}</span>
              </p>
            </div>
          ),
        }))}
      />
    </aside>
  )
}

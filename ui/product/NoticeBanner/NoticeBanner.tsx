import type { NativeProps } from '../../private/native-props.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import * as styles from './NoticeBanner.css.ts'

export interface NoticeBannerProps extends NativeProps<'section', 'aria-label'> {
  /** Accessible name of the banner. */
  label: string
  /** The current message; what does not fit two lines is shown by `onOpen`. */
  message: string
  /** Whether there are more messages; a single one needs no pause and next buttons. */
  hasNext: boolean
  /** Whether the change of messages is paused. */
  paused: boolean
  /** The message was clicked: opens the whole text. */
  onOpen: () => void
  /** Called by the button that pauses and resumes. */
  onPauseToggle: () => void
  /** Called by the button that shows the next message. */
  onNext: () => void
  /** Called by the close button. */
  onClose: () => void
}

/** Site news, one message at a time, of constant height. Changes are not announced. */
export function NoticeBanner({
  label,
  message,
  hasNext,
  paused,
  onOpen,
  onPauseToggle,
  onNext,
  onClose,
  ...rest
}: NoticeBannerProps) {
  const texts = useUiTexts()
  return (
    <section {...rest} className={styles.banner} aria-label={label} data-component="NoticeBanner">
      <div className={styles.row}>
        <button type="button" className={styles.message} aria-haspopup="dialog" onClick={onOpen}>
          <span className={styles.text}>{message}</span>
        </button>
        <div className={styles.buttons}>
          {hasNext ? (
            <>
              <IconButton
                icon={paused ? 'play' : 'pause'}
                label={paused ? texts.resumeNews : texts.pauseNews}
                onClick={onPauseToggle}
              />
              <span className={styles.next}>
                <IconButton icon="next" label={texts.nextNews} onClick={onNext} />
              </span>
            </>
          ) : null}
          <IconButton icon="close" label={texts.closeNews} onClick={onClose} />
        </div>
      </div>
    </section>
  )
}

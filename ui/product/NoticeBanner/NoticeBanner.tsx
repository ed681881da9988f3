import type { NativeProps } from '../../private/native-props.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import * as styles from './NoticeBanner.css.ts'

export interface NoticeBannerProps extends NativeProps<'section', 'aria-label'> {
  label: string
  /** The current message. */
  message: string
  /** Whether there are more messages; a single one needs no pause and next buttons. */
  hasNext: boolean
  paused: boolean
  onPauseToggle: () => void
  onNext: () => void
  onClose: () => void
}

/** Site news, one message at a time. Changes are not announced. */
export function NoticeBanner({
  label,
  message,
  hasNext,
  paused,
  onPauseToggle,
  onNext,
  onClose,
  ...rest
}: NoticeBannerProps) {
  const texts = useUiTexts()
  return (
    <section {...rest} className={styles.banner} aria-label={label} data-component="NoticeBanner">
      <div className={styles.row}>
        <p className={styles.text}>{message}</p>
        <div className={styles.buttons}>
          {hasNext ? (
            <>
              <IconButton
                icon={paused ? 'play' : 'pause'}
                label={paused ? texts.resumeNews : texts.pauseNews}
                onClick={onPauseToggle}
              />
              <IconButton icon="next" label={texts.nextNews} onClick={onNext} />
            </>
          ) : null}
          <IconButton icon="close" label={texts.closeNews} onClick={onClose} />
        </div>
      </div>
    </section>
  )
}

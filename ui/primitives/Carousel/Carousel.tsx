import { useRef, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiReducedMotion, useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Carousel.css.ts'
import { useSwiper } from './use-swiper.ts'

export interface CarouselProps extends NativeProps<
  'section',
  'aria-label' | 'aria-roledescription' | 'onBlur' | 'onFocusCapture'
> {
  /** Accessible name of the carousel. */
  label: string
  /** The slides in order, usually a `PromoSlide` each. */
  slides: readonly { id: string; content: ReactNode }[]
  /** Time per slide, in milliseconds. */
  delay: number
  /** `pause` shows only the pause button, for slides that are not worth going back to. */
  controls?: 'all' | 'pause' | undefined
}

/**
 * A carousel that autoplays until the user hovers, swipes, focuses a slide or presses pause. It does not autoplay with
 * reduced motion. A slide is rendered when it is next, so unseen slides load no images.
 */
export function Carousel({ label, slides, delay, controls = 'all', ...rest }: CarouselProps) {
  const texts = useUiTexts()
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useSwiper(frame, slides.length, delay, useUiReducedMotion())
  const { index, renderedUpTo, isPlaying, goTo, step, toggle, stop, setHovered, setControlFocused } = swiper
  return (
    <section
      {...rest}
      className={styles.root}
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-component="Carousel"
      onFocusCapture={(event) => {
        // A slide must not move away while the keyboard is in it.
        if (frame.current?.contains(event.target) === true) stop()
        else setControlFocused(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setControlFocused(false)
      }}
    >
      <div
        ref={frame}
        className={styles.frame}
        onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
      >
        <div className="swiper-wrapper" aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map(({ id, content }, slide) => (
            <div
              key={id}
              className="swiper-slide"
              role="group"
              aria-label={texts.slideOf(slide + 1, slides.length)}
              inert={slide !== index}
            >
              {slide > renderedUpTo ? null : content}
            </div>
          ))}
        </div>
      </div>
      {slides.length < 2 ? null : (
        <div className={styles.controls} data-controls={controls}>
          {controls === 'pause' ? null : (
            <div className={styles.dots}>
              {slides.map(({ id }, slide) => (
                <button
                  key={id}
                  type="button"
                  className={styles.dot}
                  aria-label={texts.goToSlide(slide + 1)}
                  aria-current={slide === index}
                  onClick={() => goTo(slide)}
                />
              ))}
            </div>
          )}
          <button
            type="button"
            className={styles.control}
            aria-label={isPlaying ? texts.pauseSlides : texts.playSlides}
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} size={16} />
          </button>
          {controls === 'pause' ? null : (
            <>
              <button
                type="button"
                className={styles.control}
                aria-label={texts.previousSlide}
                onClick={() => step(-1)}
              >
                <Icon name="previous" />
              </button>
              <button type="button" className={styles.control} aria-label={texts.nextSlide} onClick={() => step(1)}>
                <Icon name="next" />
              </button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

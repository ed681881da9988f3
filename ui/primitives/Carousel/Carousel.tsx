import { useRef, type ReactNode } from 'react'
import { useUiReducedMotion, useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Carousel.css.ts'
import { useSwiper } from './use-swiper.ts'

export interface CarouselProps {
  /** What is shown here, for a screen reader. */
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Milliseconds until the next slide. */
  delay: number
  /** `pause` leaves the steps to the time: for slides that are not worth going back to. */
  controls?: 'all' | 'pause'
}

/**
 * Slides beside each other. They pass by themselves until somebody points, touches, focuses or presses pause, and never
 * for who prefers calm. A slide is drawn when it is near: what nobody may ever see costs no picture at the start.
 */
export function Carousel({ label, slides, delay, controls = 'all' }: CarouselProps) {
  const texts = useUiTexts()
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useSwiper(frame, slides.length, delay, useUiReducedMotion())
  const { at, near, playing, goTo, step, toggle, stop, hold, attend } = swiper
  return (
    <section
      className={styles.root}
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-component="Carousel"
      onFocusCapture={(event) => {
        // Whoever reads a slide by keyboard is not carried to the next one.
        if (frame.current?.contains(event.target) === true) stop()
        else attend(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) attend(false)
      }}
    >
      <div
        ref={frame}
        className={styles.frame}
        onPointerEnter={(event) => hold(event.pointerType === 'mouse')}
        onPointerLeave={() => hold(false)}
      >
        <div className="swiper-wrapper" aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ id, content }, slide) => (
            <div
              key={id}
              className="swiper-slide"
              role="group"
              aria-label={texts.slideOf(slide + 1, slides.length)}
              inert={slide !== at}
            >
              {slide > near ? null : content}
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
                  aria-current={slide === at}
                  onClick={() => goTo(slide)}
                />
              ))}
            </div>
          )}
          <button
            type="button"
            className={styles.control}
            aria-label={playing ? texts.pauseSlides : texts.playSlides}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} size={16} />
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

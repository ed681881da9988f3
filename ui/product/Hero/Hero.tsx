import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import * as styles from './Hero.css.ts'

export interface HeroProps extends NativeProps<'div'> {
  /** The slider. */
  children: ReactNode
  /** Content beside the slider on a desktop: a guest's sign-up. Without it the slider takes the full width. */
  aside?: ReactNode | undefined
}

/** Top of the home page: two thirds slider, one third sign-up; only the slider below 1024 px. */
export function Hero({ children, aside, ...rest }: HeroProps) {
  return (
    <div {...rest} className={styles.hero} data-component="Hero" data-aside={aside === undefined ? undefined : ''}>
      <div className={styles.slider}>{children}</div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

export interface PromoSlideProps extends NativeProps<'div', 'title'> {
  /** Decorative only: everything that must be readable is in the texts. */
  image: string | null
  /** A sandboxed document instead of the picture; `name` is its accessible name. */
  frame?: { src: string; name: string } | null | undefined
  /** Headline of the slide. */
  title: string
  /** One sentence below the headline. */
  text: string
  /** Call to action. */
  action: { label: string; href: string } | null
  /** Loads the picture with high priority: on the first slide it is the largest contentful paint. */
  priority?: boolean | undefined
}

/** A slide: a picture with text on it. */
export function PromoSlide({ image, frame = null, title, text, action, priority = false, ...rest }: PromoSlideProps) {
  return (
    <div {...rest} className={styles.slide} data-component="PromoSlide">
      {frame === null ? null : (
        <iframe className={styles.picture} src={frame.src} title={frame.name} sandbox="allow-scripts" loading="lazy" />
      )}
      {image === null || frame !== null ? null : (
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={960}
          height={400}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      )}
      {title === '' && text === '' && action === null ? null : <div className={styles.scrim} />}
      <div className={styles.content}>
        {title === '' ? null : <h2 className={styles.title}>{title}</h2>}
        {text === '' ? null : <p className={styles.text}>{text}</p>}
        {action === null ? null : (
          <ButtonLink href={action.href} tone="primary">
            {action.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import * as styles from './Hero.css.ts'

export interface HeroProps {
  /** The slider. */
  children: ReactNode
  /** What stands beside it: the registration of a guest. Without it the slider is as wide as the page. */
  aside?: ReactNode
}

/** The head of the home page: two thirds slider, one third registration; below each other on a phone. */
export function Hero({ children, aside }: HeroProps) {
  return (
    <div className={styles.hero} data-component="Hero" data-aside={aside === undefined ? undefined : ''}>
      <div className={styles.stage}>{children}</div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

export interface PromoSlideProps {
  /** The picture carries mood only: everything that must be read stands in the texts. */
  image: string | null
  /** A document that lives in the place of the picture; it reaches nothing of the page. `name` is for a screen reader. */
  frame?: { src: string; name: string } | null
  title: string
  text: string
  /** The one thing to do, and where it leads. */
  action: { label: string; href: string } | null
  /** The first slide is the largest thing on the first screen: its picture is fetched first. */
  priority?: boolean
}

/** A slide: a scene with words on it. */
export function PromoSlide({ image, frame = null, title, text, action, priority = false }: PromoSlideProps) {
  return (
    <div className={styles.slide} data-component="PromoSlide">
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
      {title === '' && text === '' && action === null ? null : <div className={styles.veil} />}
      <div className={styles.words}>
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

import { GameCover } from '../../private/game-cover.tsx'
import type { NativeProps } from '../../private/native-props.ts'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import * as styles from './FeaturedGame.css.ts'

export interface FeaturedGameProps extends NativeProps<'article'> {
  /** The reason it is featured: game of the day, of the month. */
  eyebrow: string
  /** Name of the game. */
  name: string
  /** Name of the provider. */
  provider: string
  /** URL of the cover; a drawn one stands in for a picture that is missing or does not load. */
  image: string | null
  /** URL of the game for money. */
  playHref: string
  /** URL of the demo game. */
  demoHref: string
}

/** A single featured game. */
export function FeaturedGame({ eyebrow, name, provider, image, playHref, demoHref, ...rest }: FeaturedGameProps) {
  const texts = useUiTexts()
  return (
    <article {...rest} className={styles.card} data-component="FeaturedGame">
      <GameCover name={name} image={image} className={styles.picture} width={420} height={150} loading="lazy" />
      <div className={styles.row}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h3 className={styles.name}>{name}</h3>
          {provider === '' ? null : <p className={styles.provider}>{provider}</p>}
        </div>
        <div className={styles.actions}>
          <ButtonLink href={playHref} aria-label={texts.playGame(name)}>
            {texts.play}
          </ButtonLink>
          <ButtonLink href={demoHref} tone="quiet" aria-label={texts.demoGame(name)}>
            {texts.demo}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

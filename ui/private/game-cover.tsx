import { useEffect, useRef, useState } from 'react'
import { STARS } from './constellation.tsx'
import { classes } from './dom.ts'
import * as styles from './game-cover.css.ts'
import type { NativeProps } from './native-props.ts'

interface GameCoverProps extends NativeProps<'img', 'ref' | 'src' | 'alt' | 'onError'> {
  /** Name of the game; the drawn cover shows its first letter. */
  name: string
  /** URL of the picture, or `null`. */
  image: string | null
  /** Size and shape of the cover. */
  className: string
}

const variants = styles.art.length
/** The same name has the same colours everywhere. */
const variantOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % variants
const STAR_LINE = STARS.map(({ x, y }) => `${x},${y}`).join(' ')

/** A drawn cover: the constellation above the first letter of the name. Decorative, and no text of the page. */
const DrawnCover = ({ name, className }: { name: string; className: string }) => (
  <span
    className={classes(className, styles.drawn, styles.art[variantOf(name)])}
    aria-hidden="true"
    data-letter={Array.from(name.trim())[0]?.toUpperCase() ?? ''}
  >
    <svg className={styles.stars} viewBox="0 0 116 52" focusable="false">
      <polyline points={STAR_LINE} fill="none" stroke="currentColor" strokeOpacity="0.4" strokeDasharray="3 4" />
      {STARS.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" fill="currentColor" fillOpacity="0.7" />
      ))}
    </svg>
  </span>
)

/** The cover of a game. A drawn one stands in for a picture that is missing or does not load. */
export function GameCover({ name, image, className, ...rest }: GameCoverProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null)
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const element = picture.current
    if (element === null || !element.complete || element.naturalWidth > 0) return
    // React reports no error that happened before hydration. A drawing without a size has no width either, but decodes.
    element.decode().catch(() => setFailedImage(image))
  }, [image])
  if (image === null || image === failedImage) return <DrawnCover name={name} className={className} />
  return (
    <img
      {...rest}
      ref={picture}
      className={className}
      src={image}
      alt=""
      decoding="async"
      onError={() => setFailedImage(image)}
    />
  )
}

import { art } from '../../tokens/art.ts'
import * as styles from './CardBrandMark.css.ts'

const { cardBrand } = art

/** Two overlapping circles. */
const Circles = ({ right }: { right: string }) => (
  <>
    <circle cx="16" cy="13" r="8" fill={cardBrand.left} />
    <circle cx="26" cy="13" r="8" fill={right} fillOpacity="0.85" />
  </>
)
interface WordProps {
  text: string
  colour: string
  isSlanted?: boolean | undefined
  lang?: 'ru' | undefined
}
const Word = ({ text, colour, isSlanted = false, lang }: WordProps) => (
  <text
    lang={lang}
    x="21"
    y="18"
    textAnchor="middle"
    fill={colour}
    className={styles.word}
    fontStyle={isSlanted ? 'italic' : 'normal'}
  >
    {text}
  </text>
)

/** Drawn marks by the name of the brand, as `card-validator` has it. */
const marks = {
  Visa: <Word text="VISA" colour={cardBrand.visa} isSlanted />,
  Mir: <Word text="МИР" colour={cardBrand.mir} lang="ru" />,
  Mastercard: <Circles right={cardBrand.right} />,
  Maestro: <Circles right={cardBrand.maestro} />,
} as const

export type MarkedBrand = keyof typeof marks
/** Whether a brand has a mark; the others show their name. */
export const hasBrandMark = (brand: string): brand is MarkedBrand => brand in marks

/** The mark of a card brand. Decorative: the name is read. */
export const CardBrandMark = ({ brand }: { brand: MarkedBrand }) => (
  <svg className={styles.mark} viewBox="0 0 42 26" aria-hidden="true" focusable="false" data-brand={brand}>
    {marks[brand]}
  </svg>
)

/* The numbers of a part of a component, as the browser has computed them. */

/** The computed style that is read, in CSS pixels. */
export type MeasuredStyle = Readonly<
  Record<
    | 'fontSize'
    | 'lineHeight'
    | 'fontWeight'
    | 'paddingTop'
    | 'paddingRight'
    | 'paddingBottom'
    | 'paddingLeft'
    | 'rowGap'
    | 'columnGap'
    | 'borderTopLeftRadius',
    string
  >
>

/** A number of pixels with at most one decimal; 0 for a keyword such as `normal`. */
const pixels = (value: string): number => {
  const number = Number.parseFloat(value)
  return Number.isFinite(number) ? Math.round(number * 10) / 10 : 0
}

/** `16`, `12 24` or `12 24 8 16`, as in CSS. */
function sides([top, right, bottom, left]: readonly [number, number, number, number]): string {
  if (top === bottom && right === left) return top === right ? `${top}` : `${top} ${right}`
  return `${top} ${right} ${bottom} ${left}`
}

function typeOf({ fontSize, lineHeight, fontWeight }: MeasuredStyle): string {
  const height = pixels(lineHeight)
  return `type ${pixels(fontSize)}${height === 0 ? '' : `/${height}`} px, weight ${fontWeight}`
}

function radiusOf({ borderTopLeftRadius }: MeasuredStyle, smallerSide: number): string | null {
  const radius = pixels(borderTopLeftRadius)
  if (radius === 0) return null
  const isRound = borderTopLeftRadius.endsWith('%') ? radius >= 50 : radius >= smallerSide / 2
  return isRound ? 'round' : `radius ${radius} px`
}

/**
 * Size, type, padding, gap and radius of a part in pixels, without those that it has not: `48 × 20 px · type 15/20 px,
 * weight 650`.
 */
export function describeMeasures(
  { width, height }: { width: number; height: number },
  style: MeasuredStyle,
  hasText: boolean,
): string {
  const padding = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft] as const
  const [top, right, bottom, left] = padding.map(pixels)
  const inset = sides([top ?? 0, right ?? 0, bottom ?? 0, left ?? 0])
  const [rowGap, columnGap] = [pixels(style.rowGap), pixels(style.columnGap)]
  return [
    `${Math.round(width)} × ${Math.round(height)} px`,
    hasText ? typeOf(style) : null,
    inset === '0' ? null : `padding ${inset} px`,
    rowGap + columnGap === 0 ? null : `gap ${rowGap === columnGap ? rowGap : `${rowGap} ${columnGap}`} px`,
    radiusOf(style, Math.min(width, height)),
  ]
    .filter((fact) => fact !== null)
    .join(' · ')
}

/** A text node that shows something. */
export const isText = ({ nodeType, textContent }: Node): boolean =>
  nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== ''

/** Describes an element in its document. */
export function measuresOf(element: Element): string {
  const view = element.ownerDocument.defaultView ?? window
  const hasText = element.matches('input, textarea, select') || [...element.childNodes].some(isText)
  return describeMeasures(element.getBoundingClientRect(), view.getComputedStyle(element), hasText)
}

/** The box of the texts of an element, without its padding. */
export function textBoxOf(element: Element): DOMRect {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const NO_BOX = { paddingTop: '', paddingRight: '', paddingBottom: '', paddingLeft: '', rowGap: '', columnGap: '' }

/** Describes the texts of an element alone: their size and type. */
export function textMeasuresOf(element: Element): string {
  const view = element.ownerDocument.defaultView ?? window
  const { fontSize, lineHeight, fontWeight } = view.getComputedStyle(element)
  const style = { ...NO_BOX, borderTopLeftRadius: '', fontSize, lineHeight, fontWeight }
  return describeMeasures(textBoxOf(element), style, true)
}

import { isText } from './measures.ts'
import { COLOUR, nameColour, withMarkedTokens, type NamedColour } from './token-colours.ts'

/* The colours of a part of a component by the names of their tokens, as the browser has computed them. */

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
type Side = (typeof SIDES)[number]

/** The computed style that is read. */
export type ColouredStyle = Readonly<
  Record<
    | `background${'Color' | 'Image'}`
    | `border${Side}${'Color' | 'Style' | 'Width'}`
    | `outline${'Color' | 'Offset' | 'Style' | 'Width'}`
    | `textDecoration${'Color' | 'Line'}`
    | 'filter'
    | 'opacity',
    string
  >
>

const borderOf = (style: ColouredStyle, side: Side) => ({
  colour: style[`border${side}Color`],
  line: style[`border${side}Style`],
  width: Number.parseFloat(style[`border${side}Width`]),
})

/** A copy, because the browser's own object follows the page. */
function copyStyle(style: ColouredStyle): ColouredStyle {
  const { backgroundColor, backgroundImage, filter, opacity, textDecorationColor, textDecorationLine } = style
  const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = style
  const { borderTopColor, borderRightColor, borderBottomColor, borderLeftColor } = style
  const { borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle } = style
  const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = style
  return {
    ...{ backgroundColor, backgroundImage, filter, opacity, textDecorationColor, textDecorationLine },
    ...{ outlineColor, outlineOffset, outlineStyle, outlineWidth },
    ...{ borderTopColor, borderRightColor, borderBottomColor, borderLeftColor },
    ...{ borderTopStyle, borderRightStyle, borderBottomStyle, borderLeftStyle },
    ...{ borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth },
  }
}

/** One thing that is seen: `ground`, `surface2`. */
export interface ColourFact {
  name: string
  text: string
  /** The tokens that it names. */
  tokens: readonly string[]
}

const factOf = (name: string, colours: readonly NamedColour[], text = colours.map((one) => one.text).join(' to ')) => ({
  name,
  text,
  tokens: colours.flatMap(({ token }) => token ?? []),
})

function groundOf(marked: ColouredStyle, actual: ColouredStyle): ColourFact[] {
  if (marked.backgroundImage.includes('url(')) return [{ name: 'ground', text: 'picture', tokens: [] }]
  const [stops, values] = [marked, actual].map((style) => style.backgroundImage.match(COLOUR) ?? [])
  const colours = (stops ?? []).flatMap((stop, index) => nameColour(stop, values?.[index] ?? '') ?? [])
  if (colours.length > 0) return [factOf('ground', colours)]
  const colour = nameColour(marked.backgroundColor, actual.backgroundColor)
  return colour === null ? [] : [factOf('ground', [colour])]
}

/** The borders, by their sides if not all of them are equal. */
function bordersOf(marked: ColouredStyle, actual: ColouredStyle): ColourFact[] {
  const borders = SIDES.flatMap((side) => {
    const { line, width, colour: value } = borderOf(actual, side)
    const colour = nameColour(borderOf(marked, side).colour, value)
    if (line === 'none' || !(width > 0) || colour === null) return []
    const text = `${Math.round(width * 10) / 10} px ${line === 'solid' ? '' : `${line} `}${colour.text}`
    return [{ side, colour, text }]
  })
  return [...new Set(borders.map(({ text }) => text))].flatMap((text) => {
    const same = borders.filter((border) => border.text === text)
    const [first] = same
    if (first === undefined) return []
    const sides = same.length === SIDES.length ? '' : ` ${same.map(({ side }) => side.toLowerCase()).join(' and ')}`
    return [factOf(`border${sides}`, [first.colour], text)]
  })
}

function ringOf(marked: ColouredStyle, actual: ColouredStyle): ColourFact[] {
  const width = Number.parseFloat(actual.outlineWidth)
  const colour = nameColour(marked.outlineColor, actual.outlineColor)
  if (actual.outlineStyle === 'none' || !(width > 0) || colour === null) return []
  const offset = Number.parseFloat(actual.outlineOffset)
  const place = offset < 0 ? `${-offset} px inside` : `${offset} px outside`
  return [factOf('ring', [colour], `${width} px ${colour.text}, ${place}`)]
}

function underlineOf(marked: ColouredStyle, actual: ColouredStyle): ColourFact[] {
  const colour = nameColour(marked.textDecorationColor, actual.textDecorationColor)
  return actual.textDecorationLine.includes('underline') && colour !== null ? [factOf('underline', [colour])] : []
}

/** Ground, border, underline, ring, filter and opacity of a part, without those that it has not. */
export function describeColours(marked: ColouredStyle, actual: ColouredStyle): ColourFact[] {
  const effects: readonly (readonly [name: string, text: string, isNone: boolean])[] = [
    ['filter', actual.filter, actual.filter === 'none'],
    ['opacity', `${Math.round(Number(actual.opacity) * 100)} %`, Number(actual.opacity) === 1],
  ]
  return [
    ...groundOf(marked, actual),
    ...bordersOf(marked, actual),
    ...underlineOf(marked, actual),
    ...ringOf(marked, actual),
    ...effects.flatMap(([name, text, isNone]) => (isNone ? [] : [{ name, text, tokens: [] }])),
  ]
}

/** From this number on, a part is a region of the page, whose texts are parts of their own. */
const MANY_TEXTS = 4

interface Ink {
  name: 'text' | 'placeholder' | 'icon'
  element: Element
  pseudo?: string
}

/** Where the colours of texts, placeholders and icons of a part stand. */
function inksOf(part: Element): Ink[] {
  const elements = [part, ...part.querySelectorAll('*')].filter((element) => element.checkVisibility())
  return elements.flatMap((element): Ink[] => {
    if (element.matches('svg')) return [{ name: 'icon', element }]
    if (element.closest('svg') !== null) return []
    if (element.matches('input[placeholder]:placeholder-shown'))
      return [{ name: 'placeholder', element, pseudo: '::placeholder' }]
    const isField = element.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')
    return isField || [...element.childNodes].some(isText) ? [{ name: 'text', element }] : []
  })
}

/** A computed colour that is not seen. */
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

/** A wrapper without a look and a text of its own: the child that fills it is what is seen. */
function paintedOf(part: Element): Element {
  const [child, ...others] = part.children
  const view = part.ownerDocument.defaultView
  if (child === undefined || others.length > 0 || view === null || [...part.childNodes].some(isText)) return part
  const { backgroundColor, backgroundImage, borderTopStyle } = view.getComputedStyle(part)
  if (backgroundColor !== TRANSPARENT || backgroundImage !== 'none' || borderTopStyle !== 'none') return part
  const [outer, inner] = [part.getBoundingClientRect(), child.getBoundingClientRect()]
  const isFilled = Math.abs(outer.width - inner.width) < 2 && Math.abs(outer.height - inner.height) < 2
  return isFilled ? paintedOf(child) : part
}

/** Describes parts of one document, in their order. */
export function coloursOf(parts: readonly Element[]): ColourFact[][] {
  const document = parts[0]?.ownerDocument
  const view = document?.defaultView
  if (document === undefined || !view) return parts.map(() => [])
  const read = () =>
    parts.map((part) => ({
      style: copyStyle(view.getComputedStyle(paintedOf(part))),
      inks: inksOf(part).map(({ name, element, pseudo }) => ({
        name,
        colour: view.getComputedStyle(element, pseudo).color,
      })),
    }))
  const marked = withMarkedTokens(document, read)
  return read().map(({ style, inks }, index) => {
    const before = marked[index]
    const named = inks.flatMap(({ name, colour }, place) => {
      const ink = nameColour(before?.inks[place]?.colour ?? '', colour)
      return ink === null ? [] : [{ name, ink }]
    })
    const inkFacts = (['text', 'placeholder', 'icon'] as const).flatMap((name) => {
      const colours = named.filter((one) => one.name === name).map(({ ink }) => ink)
      const texts = [...new Set(colours.map(({ text }) => text))]
      if (texts.length === 0 || texts.length >= MANY_TEXTS) return []
      return [factOf(name, colours, texts.join(', '))]
    })
    const facts = describeColours(before?.style ?? style, style)
    // The light of a part stands last.
    const isInk = ({ name }: ColourFact): boolean => name === 'ground' || name.startsWith('border')
    return [...facts.filter(isInk), ...inkFacts, ...facts.filter((fact) => !isInk(fact))]
  })
}

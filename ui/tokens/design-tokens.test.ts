import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { artColours } from './art-colours.ts'
import { designTokens } from './design-tokens.ts'
import { day, night } from './palettes.ts'
import { scaleValues } from './values.ts'

/* The rules of the format, from https://www.designtokens.org/TR/2025.10/, for the types that are used. */
const alias = z.string().regex(/^\{[^{}$.]+(?:\.[^{}$.]+)*\}$/u)
const or = <Rule extends z.ZodType>(rule: Rule) => z.union([rule, alias])
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const share = z.number().min(0).max(1)
const colour = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: share,
  hex: z.string().regex(/^#[\da-f]{6}$/u),
})
const fontFamily = z.array(z.string().min(1)).min(1)
const fontWeight = z.number().min(1).max(1000)
const rules = {
  color: colour,
  dimension,
  duration: z.strictObject({ value: z.number().min(0), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.tuple([share, z.number(), share, z.number()]),
  fontFamily,
  fontWeight,
  number: z.number(),
  shadow: z.strictObject({
    color: or(colour),
    offsetX: or(dimension),
    offsetY: or(dimension),
    blur: or(dimension),
    spread: or(dimension),
  }),
  typography: z.strictObject({
    fontFamily: or(fontFamily),
    fontSize: or(dimension),
    fontWeight: or(fontWeight),
    lineHeight: or(z.number()),
    letterSpacing: or(dimension),
  }),
}
const token = z.union(
  Object.entries(rules).map(([type, rule]) =>
    z.strictObject({ $type: z.literal(type), $value: rule, $description: z.string().optional() }),
  ),
)

type Node = z.infer<typeof node>
const node = z.record(z.string(), z.unknown())

/** All tokens of a group by path; throws for a token or a name that the format forbids. */
function readGroup(group: Node, path = ''): Map<string, z.infer<typeof token>> {
  const tokens = new Map<string, z.infer<typeof token>>()
  for (const [name, child] of Object.entries(group)) {
    if (name === '$description') continue
    if (/^\$|[{}.]/u.test(name)) throw new Error(`${path}${name}: a name that the format forbids`)
    const { $value: value, ...rest } = node.parse(child)
    if (value === undefined) for (const entry of readGroup(rest, `${path}${name}.`)) tokens.set(...entry)
    else tokens.set(`${path}${name}`, token.parse(child, { error: () => `${path}${name} breaks the format` }))
  }
  return tokens
}

const written: unknown = JSON.parse(JSON.stringify(designTokens()))
const tokens = readGroup(node.parse(written))

/** A value as CSS has it. */
function cssOf(value: unknown): string {
  const asColour = colour.safeParse(value)
  if (asColour.success) {
    const { components, alpha, hex } = asColour.data
    const channels = components.map((component) => Math.round(component * 255))
    expect(hex).toBe(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)
    return `rgb(${channels.join(' ')} / ${alpha})`
  }
  const sized = z.object({ value: z.number(), unit: z.string() }).safeParse(value)
  if (sized.success) return `${sized.data.value}${sized.data.unit}`
  if (z.array(z.string()).safeParse(value).success) return z.array(z.string()).parse(value).join(', ')
  return Array.isArray(value) ? `cubic-bezier(${value.join(', ')})` : String(value)
}

/** A CSS colour of the tokens in one notation. */
function rgb(css: string): string {
  if (css === 'transparent') return 'rgb(0 0 0 / 0)'
  if (css.startsWith('rgb')) return css
  const [red, green, blue, alpha = 255] = [1, 3, 5, 7].flatMap((start) => {
    const pair = css.slice(start, start + 2)
    return pair === '' ? [] : [Number.parseInt(pair, 16)]
  })
  return `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 10_000) / 10_000})`
}

const flat = (tree: object, path: string): [path: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value, `${path}.${name}`) : [[`${path}.${name}`, String(value)]],
  )

describe('design tokens', () => {
  it('give each colour of both palettes and of the art', () => {
    const colours = [...flat(night, 'colour.night'), ...flat(day, 'colour.day'), ...flat(artColours, 'colour.art')]
    expect(colours.length).toBeGreaterThan(100)
    for (const [path, value] of colours) expect([path, cssOf(tokens.get(path)?.$value)]).toEqual([path, rgb(value)])
  })

  it('give each other value of a theme', () => {
    const { elevation, letterSpacing, family, ...groups } = scaleValues
    for (const [path, value] of Object.entries(groups).flatMap(([group, values]) => flat(values, group)))
      expect([path, cssOf(tokens.get(path)?.$value)]).toEqual([path, value])
    for (const [path, value] of flat(family, 'family'))
      expect(cssOf(tokens.get(path)?.$value)).toBe(value.replaceAll('"', ''))
    for (const [path, value] of flat(letterSpacing, 'letterSpacing'))
      expect(`${cssOf(tokens.get(path)?.$value)}em`).toBe(value)
    for (const mode of ['night', 'day'])
      for (const [path, value] of flat(elevation, `elevation.${mode}`)) {
        const { color, offsetX, offsetY, blur } = rules.shadow.parse(tokens.get(path)?.$value)
        expect([color, offsetX, offsetY, blur].map(cssOf).join(' ')).toBe(`{colour.${mode}.shadow} ${value}`)
      }
  })

  it('refer only to tokens that exist', () => {
    const references = [...JSON.stringify(written).matchAll(/"\{([^}]+)\}"/gu)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((path) => !tokens.has(path))).toEqual([])
  })

  it('give letter spacing in rem, in proportion to the size', () => {
    const { fontSize, letterSpacing } = rules.typography.parse(tokens.get('typography.display')?.$value)
    expect([fontSize, letterSpacing]).toEqual(['{size.46}', { value: -0.0719, unit: 'rem' }])
  })
})

describe('the rules of the format', () => {
  it.each([
    [{ fill: { $type: 'color', $value: '#ffffff' } }],
    [{ fill: { $type: 'color', $value: { colorSpace: 'srgb', components: [255, 0, 0], alpha: 1, hex: '#ff0000' } } }],
    [{ gap: { $type: 'dimension', $value: '4px' } }],
    [{ gap: { $type: 'dimension', $value: { value: 1, unit: 'em' } } }],
    [{ gap: { $type: 'length', $value: { value: 1, unit: 'px' } } }],
    [{ ease: { $type: 'cubicBezier', $value: [2, 0, 0, 1] } }],
    [{ 'a.b': { $type: 'number', $value: 1 } }],
  ])('reject %j', (group) => {
    expect(() => readGroup(group)).toThrow(/format|forbids/u)
  })
})

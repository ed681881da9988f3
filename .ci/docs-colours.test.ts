import { describe, expect, it } from 'vitest'
import { describeColours, type ColouredStyle } from '#storybook/docs/colours.ts'
import { markOfToken, nameColour } from '#storybook/docs/token-colours.ts'
import { artColours } from '#ui/tokens/art-colours.ts'
import { night } from '#ui/tokens/palettes.ts'

/* The colours of a part on the docs pages, by the names of their tokens. */

const mark = (token: string, opacity?: number): string => {
  const [red, green, blue] = markOfToken(token).match(/\d+/gu) ?? []
  return opacity === undefined
    ? `rgb(${red}, ${green}, ${blue})`
    : `color(srgb ${Number(red) / 255} ${Number(green) / 255} ${Number(blue) / 255} / ${opacity})`
}

describe('nameColour', () => {
  it('tells roles apart that have one value', () => {
    expect(night.text).toBe(night.inverse)
    expect(nameColour(mark('text'), 'rgb(242, 244, 255)')).toEqual({ text: 'text', token: 'text' })
    expect(nameColour(mark('inverse'), 'rgb(242, 244, 255)')).toEqual({ text: 'inverse', token: 'inverse' })
  })

  it('gives every token a mark of its own', () => {
    const tokens = [
      ...Object.keys(night).flatMap((role) => [role, `night.${role}`, `day.${role}`]),
      ...Object.keys(artColours.podium).map((metal) => `art.podium.${metal}`),
    ]
    expect(new Set(tokens.map((token) => mark(token))).size).toBe(tokens.length)
  })

  it('keeps the opacity of a token', () => {
    expect(nameColour(mark('scrim', 0.4), 'color(srgb 0 0 0 / 0.4)')?.text).toBe('scrim 40 %')
  })

  it.each([
    ['rgb(255, 200, 87)', '#ffc857'],
    ['rgba(0, 0, 0, 0.5)', '#000000 50 %'],
    ['color(srgb 1 0 0)', '#ff0000'],
  ])('has the value of %s, which is of no token', (colour, text) => {
    expect(nameColour(colour, colour)).toEqual({ text, token: null })
  })

  it('leaves out what is transparent', () => {
    expect(nameColour('rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)')).toBeNull()
  })
})

describe('describeColours', () => {
  const side = (width: string, colour: string) =>
    Object.fromEntries(
      ['Top', 'Right', 'Bottom', 'Left'].flatMap((name) => [
        [`border${name}Width`, width],
        [`border${name}Style`, width === '0px' ? 'none' : 'solid'],
        [`border${name}Color`, colour],
      ]),
    )
  const plain = {
    backgroundColor: 'rgba(0, 0, 0, 0)',
    backgroundImage: 'none',
    borderTopColor: '',
    borderTopStyle: 'none',
    borderTopWidth: '0px',
    borderRightColor: '',
    borderRightStyle: 'none',
    borderRightWidth: '0px',
    borderBottomColor: '',
    borderBottomStyle: 'none',
    borderBottomWidth: '0px',
    borderLeftColor: '',
    borderLeftStyle: 'none',
    borderLeftWidth: '0px',
    filter: 'none',
    opacity: '1',
    outlineColor: '',
    outlineOffset: '0px',
    outlineStyle: 'none',
    outlineWidth: '0px',
    textDecorationColor: '',
    textDecorationLine: 'none',
  } satisfies ColouredStyle

  it.each<[Partial<ColouredStyle>, string]>([
    [{}, ''],
    [{ backgroundColor: mark('surface2') }, 'ground surface2'],
    [
      { backgroundImage: `linear-gradient(${mark('accentFillFrom')}, ${mark('accentFillTo')})` },
      'ground accentFillFrom to accentFillTo',
    ],
    [{ backgroundImage: 'url("cover.avif")' }, 'ground picture'],
    [side('1px', mark('controlBorder')), 'border 1 px controlBorder'],
    [
      { borderBottomColor: mark('hairline'), borderBottomStyle: 'dashed', borderBottomWidth: '2px' },
      'border bottom 2 px dashed hairline',
    ],
    [
      { outlineColor: mark('accentText'), outlineOffset: '2px', outlineStyle: 'solid', outlineWidth: '2px' },
      'ring 2 px accentText, 2 px outside',
    ],
    [
      { outlineColor: mark('accentText'), outlineOffset: '-3px', outlineStyle: 'solid', outlineWidth: '2px' },
      'ring 2 px accentText, 3 px inside',
    ],
    [{ textDecorationColor: mark('text'), textDecorationLine: 'underline' }, 'underline text'],
    [{ filter: 'brightness(1.07)', opacity: '0.55' }, 'filter brightness(1.07) · opacity 55 %'],
  ])('%j', (style, text) => {
    const marked = { ...plain, ...style }
    const facts = describeColours(marked, marked)
    expect(facts.map((fact) => `${fact.name} ${fact.text}`).join(' · ')).toBe(text)
  })

  it('names the tokens for the table of their values', () => {
    const marked = { ...plain, backgroundColor: mark('surface1'), ...side('1px', mark('hairline')) }
    expect(describeColours(marked, marked).flatMap(({ tokens }) => tokens)).toEqual(['surface1', 'hairline'])
  })
})

import { describe, expect, it } from 'vitest'
import { argTypesOf } from '#storybook/component-docs-plugin.ts'
import { readComponentDocs } from '#storybook/component-docs.ts'

/* The table of props on the docs pages. */

const components = readComponentDocs()
const props = components.flatMap(({ name, props }) => props.map((prop) => ({ ...prop, id: `${name}.${prop.name}` })))

describe('the props of the design system', () => {
  it('are found: more than 100 components have more than 500', () => {
    expect(components.length).toBeGreaterThan(100)
    expect(props.length).toBeGreaterThan(500)
  })

  it('have a full type', () => {
    const vague = /\b(?:any|unknown|typeof)\b|\bimport\(|^union$/u
    expect(props.filter(({ type }) => vague.test(type)).map(({ id, type }) => `${id}: ${type}`)).toEqual([])
  })

  it('are described', () => {
    expect(props.filter(({ description }) => description === '').map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['Text.tone', { type: '"money" | "muted" | "negative" | "normal" | "positive"', isRequired: false }],
    ['Text.as', { type: '"div" | "p" | "span"', values: ['div', 'p', 'span'], defaultValue: "'p'" }],
    ['GameTile.badge', { type: '"hot" | "jackpot" | "new" | null', values: [], isRequired: true }],
    ['Stack.gap', { values: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12] }],
    ['Alert.onClose', { type: '() => void', description: 'Makes the message dismissible.' }],
    ['Accordion.items', { type: 'readonly AccordionItem[]', isRequired: true, defaultValue: '' }],
  ])('%s', (id, expected) => {
    expect(props.find((prop) => prop.id === id)).toMatchObject(expected)
  })

  it('declare the types of the design system that they name', () => {
    const declarationsOf = (id: string) => props.find((prop) => prop.id === id)?.declarations
    expect(declarationsOf('Accordion.items')).toMatch(/^interface AccordionItem \{[^}]*title: string/u)
    expect(declarationsOf('GameWindow.place')).toContain('type Corner = "')
    expect(declarationsOf('Text.children')).toBe('')
  })
})

describe('argTypesOf', () => {
  const prop = { isRequired: true, values: [], declarations: '', defaultValue: '', description: '' }
  const typeOf = (type: string, values: readonly string[] = []) =>
    argTypesOf({ name: 'A', file: 'A.tsx', description: '', props: [{ ...prop, name: 'a', type, values }] })['a']?.type

  it.each([
    ['string', { name: 'string', required: true }],
    ['(id: string) => void', { name: 'function', required: true }],
    ['ReactNode', { name: 'other', value: 'ReactNode', required: true }],
  ])('gives %s the control of %j', (type, expected) => {
    expect(typeOf(type)).toEqual(expected)
  })

  it('offers the values of a union', () => {
    expect(typeOf('"p" | "div"', ['p', 'div'])).toEqual({ name: 'enum', value: ['p', 'div'], required: true })
  })
})

import { applyBrand } from './brand.ts'
import { languageOf, languages, themes } from './modes.ts'

/*
 * The choices of the toolbar. Each is a global, so it stands in the address of a page and a link shows what its sender saw.
 * The first value is the default and changes nothing: tests and pictures use it. Values have letters and digits only, because
 * Storybook accepts no other characters in an address.
 */
const choices = {
  theme: { description: 'Theme', icon: 'mirror', values: { night: 'Night', day: 'Day', both: 'Night and day' } },
  brand: {
    description: 'Brand',
    icon: 'paintbrush',
    values: { cassiopeia: 'Cassiopeia', orangery: 'Orangery' },
  },
  language: { description: 'Language', icon: 'globe', values: { ru: 'Русский', en: 'English' } },
  text: {
    description: 'Text size',
    icon: 'ruler',
    values: { '100pc': 'Text 100 %', '150pc': 'Text 150 %', '200pc': 'Text 200 %' },
  },
  motion: { description: 'Motion', icon: 'play', values: { full: 'Full motion', reduced: 'Reduced motion' } },
  direction: { description: 'Direction', icon: 'transfer', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  marks: {
    description: 'Marks on the elements',
    icon: 'eye',
    values: { none: 'No marks', targets: 'Sizes of targets', focus: 'Order of focus' },
  },
} as const

type Choices = typeof choices
export type ToolbarName = keyof Choices
/** The values of all choices. */
export type Toolbar = { [Name in ToolbarName]: keyof Choices[Name]['values'] & string }

const isName = (name: string): name is ToolbarName => name in choices
export const toolbarNames = Object.keys(choices).filter(isName)
const isOneOf = <Value extends string>(values: Readonly<Record<Value, string>>, value: unknown): value is Value =>
  typeof value === 'string' && Object.hasOwn(values, value)

/** Widths of the toolbar, in pixels. */
export const viewportWidths = [320, 390, 768, 1024, 1440, 1920] as const
const MAX_PHONE = 500

/** Menus of the toolbar, for Storybook. */
export const globalTypes = Object.fromEntries(
  toolbarNames.map((name) => {
    const { description, icon, values } = choices[name]
    const items = Object.entries(values).map(([value, title]) => ({ value, title }))
    return [name, { description, toolbar: { icon, items, dynamicTitle: true } }]
  }),
)

/** Sizes of the viewport menu, for Storybook. */
export const viewports = Object.fromEntries(
  viewportWidths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < MAX_PHONE ? '844px' : '900px' } },
  ]),
)

/** Reads the choices from the globals of a story; the default for a value that is unknown or missing. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): Toolbar {
  const valueOf = <Value extends string>(
    { values }: { values: Readonly<Record<Value, string>> },
    value: unknown,
    fallback: Value,
  ): Value => (isOneOf(values, value) ? value : fallback)
  return {
    theme: valueOf(choices.theme, globals['theme'], themes[0]),
    brand: valueOf(choices.brand, globals['brand'], 'cassiopeia'),
    language: languageOf(globals['language'] ?? languages[0]),
    text: valueOf(choices.text, globals['text'], '100pc'),
    motion: valueOf(choices.motion, globals['motion'], 'full'),
    direction: valueOf(choices.direction, globals['direction'], 'ltr'),
    marks: valueOf(choices.marks, globals['marks'], 'none'),
  }
}

/** Sets the choices on the root element, as the app does. */
export function applyToolbar(toolbar: Toolbar, root: HTMLElement): void {
  const { theme, brand, language, text, motion, direction } = toolbar
  applyBrand(brand, root)
  root.dataset['theme'] = theme === 'both' ? 'night' : theme
  root.lang = language
  root.style.fontSize = text === '100pc' ? '' : text.replace('pc', '%')
  root.toggleAttribute('data-reduced-motion', motion === 'reduced')
  if (direction === 'rtl') root.dir = 'rtl'
  else root.removeAttribute('dir')
}

/** The choices as they stand in an address. */
export const addressOf = (toolbar: Toolbar): string => toolbarNames.map((name) => `${name}:${toolbar[name]}`).join(';')

/** The choices that a docs page has written on its root element; `null` for another page. */
export function toolbarOf({ dataset }: HTMLElement): Toolbar | null {
  const address = dataset['toolbar']
  return address === undefined
    ? null
    : readToolbar(Object.fromEntries(address.split(';').map((pair) => pair.split(':'))))
}

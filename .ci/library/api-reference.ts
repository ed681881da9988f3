import { readComponentDocs, type ComponentDocs, type PropDocs } from '#storybook/component-docs.ts'

/* The props of all components as Markdown, for readers without the Storybook. */

/** The name of the reference in the package. */
export const API_REFERENCE = 'API.md'

/** Text of a table cell: a bar would end the cell. */
const cell = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll('|', String.raw`\|`)
const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``)

const rowOf = ({ name, isRequired, type, defaultValue, description }: PropDocs): string =>
  `| \`${name}\`${isRequired ? '' : '?'} | ${code(type)} | ${code(defaultValue)} | ${cell(description)} |`

/** A component with its props and with the types that these name. */
function sectionOf({ name, description, props }: ComponentDocs): string {
  const all = props.flatMap(({ declarations }) => declarations.split(/\n\n(?=(?:interface|type) )/u))
  const declarations = [...new Set(all)].filter((declaration) => declaration !== '')
  return [
    `## ${name}`,
    ...(description === '' ? [] : [description]),
    props.length === 0
      ? 'No props of its own.'
      : ['| Prop | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...props.map(rowOf)].join('\n'),
    ...(declarations.length === 0 ? [] : [`\`\`\`ts\n${declarations.join('\n\n')}\n\`\`\``]),
  ].join('\n\n')
}

/** Builds the reference of all components that `ui/index.ts` exports. Takes a few seconds. */
export function buildApiReference(): string {
  const components = readComponentDocs().toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return `${[
    '# Components and their props',
    'A prop with `?` is optional. Most components accept the attributes of their root element too, without `className`, `style` and `children`.',
    ...components.map((component) => sectionOf(component)),
  ].join('\n\n')}\n`
}

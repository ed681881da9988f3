import { join, relative } from 'node:path'
import type { InputType, SBType } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { readComponentDocs, type ComponentDocs, type PropDocs } from './component-docs.ts'

const root = join(import.meta.dirname, '..')

/** The type of a prop for Storybook, which chooses the control by it. */
function sbTypeOf({ type, values, isRequired: required }: PropDocs): SBType {
  if (values.length > 0) return { name: 'enum', value: [...values], required }
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type, required }
  if (/^\(.*\) => /u.test(type)) return { name: 'function', required }
  return { name: 'other', value: type, required }
}

/** The rows of the table of props, by name. */
export function argTypesOf({ props }: ComponentDocs): Record<string, InputType> {
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: sbTypeOf(prop),
        table: {
          type: { summary: prop.type, ...(prop.declarations !== '' && { detail: prop.declarations }) },
          ...(prop.defaultValue !== '' && { defaultValue: { summary: prop.defaultValue } }),
        },
      },
    ]),
  )
}

/** Gives each component its documented props as `argTypes`, which the preview reads. */
export const componentDocs = (): Plugin => {
  let docs: readonly ComponentDocs[] | undefined
  return {
    name: 'component-docs',
    enforce: 'pre',
    watchChange() {
      docs = undefined
    },
    transform: {
      filter: { id: /[\\/]ui[\\/].*(?<!\.(?:test|stories))\.tsx$/u },
      handler(code, id) {
        docs ??= readComponentDocs()
        const components = docs.filter(({ file }) => file === relative(root, id))
        const lines = components.map(
          (component) => `${component.name}.argTypes = ${JSON.stringify(argTypesOf(component))}`,
        )
        return { code: [code, ...lines].join('\n'), map: null }
      },
    },
  }
}

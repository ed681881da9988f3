import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run-program.ts'

/* What hosts can import from the library: public modules of `ui/`, and a module per component. */

/** The folder of the sources. */
export const uiFolder = join(root, 'ui')

/** The public modules of `ui/`, by the path after the package's name in an import. */
export const entryPoints = Object.entries({
  '.': 'index.ts',
  './tokens': 'tokens/index.ts',
  './theme': 'theme/index.ts',
  './texts/ru': 'texts/ru.ts',
  './texts/en': 'texts/en.ts',
})

/** The built file of a source module: `Button.css.ts` becomes `Button.styles.js`. */
export const builtFile = (module: string, ending: '.js' | '.d.ts'): string =>
  // A host with vanilla-extract would compile a `.css.js` file again.
  module.replace(/\.tsx?$/u, '').replace(/\.css$/u, '.styles') + ending

/** The exports of `index.ts` from one module, `names` as written: with `type` before a type. */
interface Reexport {
  module: string
  names: readonly string[]
}

/** The exports of `index.ts` by module. */
export function reexports(): Reexport[] {
  const index = readFileSync(join(uiFolder, 'index.ts'), 'utf8')
  return [...index.matchAll(/export (type )?\{([^}]*)\} from '\.\/([^']+)'/gu)].map(
    ([, type = '', list = '', module = '']) => ({
      module,
      names: list.split(',').flatMap((name) => (name.trim() === '' ? [] : [`${type}${name.trim()}`])),
    }),
  )
}

/** Whether an export is a component: a value whose name starts with a capital letter. */
const isComponent = (name: string): boolean => /^[A-Z]/u.test(name)

/** Every component with the module that has it, and with all that `index.ts` exports from there. */
export const components = (): (Reexport & { component: string })[] =>
  reexports().flatMap((reexport) => reexport.names.filter(isComponent).map((component) => ({ ...reexport, component })))

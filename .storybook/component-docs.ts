import { join, relative } from 'node:path'
import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
} from 'typescript/unstable/ast/is'
import { API, SignatureKind, SymbolFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/sync'

/*
 * The props of the design system as the compiler sees them, for the docs pages. `react-docgen` reads only syntax: it cannot
 * resolve `keyof typeof` and imported types.
 */

const root = join(import.meta.dirname, '..')

export interface PropDocs {
  name: string
  isRequired: boolean
  /** The type without `undefined`; a union of literals is spelled out. */
  type: string
  /** The values of a union of literals, for the control of the docs page. */
  values: readonly (string | number)[]
  /** The declarations of the types of `ui/` that the type names. */
  declarations: string
  /** The source of the default; empty without one. */
  defaultValue: string
  description: string
}

export interface ComponentDocs {
  name: string
  /** Path from the root. */
  file: string
  description: string
  props: readonly PropDocs[]
}

/** The defaults of a component: those that it gives in the pattern of its parameter. */
function defaultsOf(component: Symbol): ReadonlyMap<string, string> {
  const node = component.valueDeclaration?.resolve()
  const pattern = node !== undefined && isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined
  const defaults = new Map<string, string>()
  if (pattern === undefined || !isObjectBindingPattern(pattern)) return defaults
  for (const element of pattern.elements) {
    if (!isBindingElement(element) || element.initializer === undefined) continue
    const name = element.propertyName ?? element.name
    if (name !== undefined && isIdentifier(name)) defaults.set(name.text, element.initializer.getText())
  }
  return defaults
}

const NO_TRUNCATION = 1
/** A memoized component is a variable. */
const COMPONENT = SymbolFlags.Function | SymbolFlags.Variable
/** The compiler spells out the defaults of this type. */
const ANY_ELEMENT = 'ReactElement<unknown, string | JSXElementConstructor<any>>'

/** The text of a type, and its values if it is a union of literals. */
function describeType(checker: Checker, type: Type): Pick<PropDocs, 'type' | 'values'> {
  const textOf = (part: Type): string =>
    checker
      .typeToString(part, undefined, NO_TRUNCATION)
      .replace(ANY_ELEMENT, 'ReactElement')
      // How the compiler infers a type parameter is of no use to a reader.
      .replaceAll(/\bNoInfer<(\w+)>/gu, '$1')
  const parts = (type.isUnionType() ? type.getTypes() : [type]).filter((part) => textOf(part) !== 'undefined')
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return { type: textOf(only), values: [] }
  const values = parts.flatMap((part) => (part.isStringLiteralType() || part.isNumberLiteralType() ? [part.value] : []))
  if (values.length === parts.length) return { type: values.map((value) => JSON.stringify(value)).join(' | '), values }
  return { type: textOf(type).replace(/ \| undefined$/u, ''), values: [] }
}

/** The declarations of the types of `ui/` that a text names, and of those that these name in turn. */
function declarationsIn(checker: Checker, text: string, user: Symbol): string {
  const found = new Map<string, string>()
  const collect = (source: string, owner: Symbol): void => {
    for (const [name] of source.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/gu, '').matchAll(/\b[A-Z]\w+/gu)) {
      const location = owner.declarations[0]?.resolve()
      const alias = found.has(name) ? undefined : checker.resolveName(name, SymbolFlags.Type, location)
      const symbol =
        alias !== undefined && (alias.flags & SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(alias) : alias
      const node = symbol?.declarations[0]
      if (symbol === undefined || node?.path.startsWith(join(root, 'ui')) !== true) continue
      const declaration = node.resolve()?.getText() ?? ''
      if (!/^(?:export )?(?:interface|type) /u.test(declaration)) continue
      const { type, values } = describeType(checker, checker.getDeclaredTypeOfSymbol(symbol))
      found.set(name, values.length > 0 ? `type ${name} = ${type}` : declaration.replace(/^export /u, ''))
      collect(declaration, symbol)
    }
  }
  collect(text, user)
  return [...found.values()].join('\n\n')
}

function propsOf(checker: Checker, component: Symbol): PropDocs[] {
  const type = checker.getTypeOfSymbol(component)
  const [parameter] =
    type === undefined ? [] : (checker.getSignaturesOfType(type, SignatureKind.Call)[0]?.getParameters() ?? [])
  const parameterType = parameter === undefined ? undefined : checker.getTypeOfSymbol(parameter)
  if (parameterType === undefined) return []
  const defaults = defaultsOf(component)
  return checker
    .getPropertiesOfType(parameterType)
    .filter(({ declarations }) => declarations.some(({ path }) => path.startsWith(join(root, 'ui'))))
    .flatMap((prop) => {
      const propType = checker.getTypeOfSymbol(prop)
      if (propType === undefined) return []
      const described = describeType(checker, propType)
      return {
        name: prop.name,
        isRequired: (prop.flags & SymbolFlags.Optional) === 0,
        ...described,
        declarations: described.values.length > 0 ? '' : declarationsIn(checker, described.type, prop),
        defaultValue: defaults.get(prop.name) ?? '',
        description: checker.getDocumentationCommentOfSymbol(prop),
      }
    })
}

/** Reads all components that `ui/index.ts` exports, without the attributes of HTML elements. Takes a few seconds. */
export function readComponentDocs(): ComponentDocs[] {
  const config = join(root, 'tsconfig.json')
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    const index = project?.program.getSourceFile(join(root, 'ui', 'index.ts'))
    const module = index === undefined ? undefined : project?.checker.getSymbolAtLocation(index)
    if (project === undefined || module === undefined) throw new Error('The compiler does not know ui/index.ts.')
    const { checker } = project
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ((symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)))
      .filter(({ name, flags }) => /^[A-Z][a-z]/u.test(name) && (flags & COMPONENT) !== 0)
      .map((component) => ({
        name: component.name,
        file: relative(root, component.valueDeclaration?.path ?? ''),
        description: checker.getDocumentationCommentOfSymbol(component),
        props: propsOf(checker, component),
      }))
  } finally {
    api.close()
  }
}

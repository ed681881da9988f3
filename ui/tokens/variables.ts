/** Values by name, with groups inside of groups. */
export interface ValueTree {
  readonly [name: string]: string | number | ValueTree
}

/** The same tree with a `var()` in place of each value. */
export type References<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string | number ? `var(--${string})` : References<Tree[Name]>
}

const PREFIX = 'cass'

/** CSS variables of a group, as `{ '--cass-radius-small': '8px' }`. A value left out is not declared. */
export function declarations(group: string, values: ValueTree): Record<`--${string}`, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(declarations(`${group}-${name}`, value))
        : [[`--${PREFIX}-${group}-${name}`, String(value)]],
    ),
  )
}

/** References to the CSS variables of a group: `references('radius', …).small` is `var(--cass-radius-small)`. */
export function references<Tree extends object>(group: string, values: Tree): References<Tree>
export function references(group: string, values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null
        ? references(`${group}-${name}`, value)
        : `var(--${PREFIX}-${group}-${name})`,
    ]),
  )
}

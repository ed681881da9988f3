/** Values by name, with groups inside of groups. A value of a partial group can be undefined. */
export interface ValueTree {
  readonly [name: string]: string | number | undefined | ValueTree
}

/** The same tree with a `var()` in place of each value. */
export type References<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string | number ? `var(--${string})` : References<Tree[Name]>
}

const PREFIX = 'cass'

/** CSS variables of a group, as `{ '--cass-radius-small': '8px' }`. Undefined values are skipped. */
export function declarations(group: string, values: ValueTree): Record<`--${string}`, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return []
      const path = `${group}-${name}`
      return typeof value === 'object'
        ? Object.entries(declarations(path, value))
        : [[`--${PREFIX}-${path}`, String(value)]]
    }),
  )
}

/** References to the CSS variables of a group: `references('radius', …).small` is `var(--cass-radius-small)`. */
export function references<Tree extends object>(group: string, values: Tree): References<Tree>
// Lets the bundler drop the tokens of a module of which only a constant is used.
/* @__NO_SIDE_EFFECTS__ */
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

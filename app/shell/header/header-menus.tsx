import { Menu } from '#ui/index.ts'
import type { Switch } from './use-switches.ts'

/** Menus of the header switches; the clicked one opens on mount. */
export function HeaderMenus({ switches, opened }: { switches: readonly Switch[]; opened: Switch['id'] }) {
  return switches.map(({ id, ...menu }) => <Menu key={id} {...menu} defaultOpen={id === opened} />)
}

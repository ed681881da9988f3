import { Menu } from '#ui/index.ts'
import type { Switch } from './use-switches.ts'

/** The switches of the header with their menus; the one that was pressed is open. */
export function HeaderMenus({ switches, opened }: { switches: readonly Switch[]; opened: Switch['id'] }) {
  return switches.map(({ id, ...menu }) => <Menu key={id} {...menu} defaultOpen={id === opened} />)
}

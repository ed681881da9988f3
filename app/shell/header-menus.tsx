import { Menu, type MenuProps } from '#ui/index.ts'

/** What a switch of the header is, whether its menu is there or not. */
export interface HeaderSwitch extends MenuProps<string> {
  id: 'language' | 'theme'
}

/** The switches with their menus; the one that was pressed is open. */
export function HeaderMenus({ switches, opened }: { switches: readonly HeaderSwitch[]; opened: HeaderSwitch['id'] }) {
  return switches.map(({ id, ...menu }) => <Menu key={id} {...menu} defaultOpen={id === opened} />)
}

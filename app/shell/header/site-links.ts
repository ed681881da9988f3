import type { SiteLink } from '#ui/index.ts'
import type { Translate } from '#app/i18n/i18n.ts'
import { isLobbyPath, paths } from '#app/router/paths.ts'

/** Links of the header (`spec §2`). */
export const headerLinks = (t: Translate): SiteLink[] => [
  { id: 'games', label: t('shell.games'), href: paths.home() },
  { id: 'promo', label: t('shell.promo'), href: paths.promo() },
  { id: 'tournaments', label: t('shell.tournaments'), href: paths.tournaments() },
  { id: 'vip', label: t('shell.vip'), href: paths.levels() },
  { id: 'winners', label: t('shell.winners'), href: paths.winners() },
]

/** Id of the link to the current page or one of its parents. All lobby types belong to "games". */
export function currentLink(links: readonly SiteLink[], path: string): string | null {
  if (isLobbyPath(path)) return 'games'
  return links.find(({ id, href }) => id !== 'games' && (path === href || path.startsWith(`${href}/`)))?.id ?? null
}

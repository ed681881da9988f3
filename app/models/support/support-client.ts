import type { User } from '#contract/status.ts'
import type { SupportClient } from '#contract/support.ts'

/** Who writes, as support sees him (`spec §3`); a guest is a guest. */
export function supportClientOf(user: User | undefined): SupportClient {
  return {
    id: user?.id ?? 0,
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    username: user?.name ?? '',
    level: user?.level ?? 0,
    login: user?.login ?? '',
  }
}

/** The player's page in the operator's back office; only where that has an address, and for a player. */
export function backOfficePage(base: string, id: number): string | null {
  if (id === 0 || !base.startsWith('https://') || !URL.canParse(base)) return null
  return new URL(`players/${id}`, base.endsWith('/') ? base : `${base}/`).href
}

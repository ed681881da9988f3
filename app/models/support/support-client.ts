import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { User } from '#contract/status.ts'
import type { SupportClient } from '#contract/support.ts'
import { statusQuery } from '#app/queries/lobby.ts'

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

/** Who writes, as far as this session's last status told. */
export function knownSupportClient(client: QueryClient, session: number, language: Language): SupportClient {
  return supportClientOf(client.getQueryData(statusQuery({ session, language }).queryKey))
}

/** The player's page in the operator's back office; only where that has an address, and for a player. */
export function backOfficePage(base: string, id: number): string | null {
  if (id === 0 || !base.startsWith('https://') || !URL.canParse(base)) return null
  return new URL(`players/${id}`, base.endsWith('/') ? base : `${base}/`).href
}

import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/core/languages.ts'
import type { User } from '#contract/player/status.ts'
import type { SupportClient } from '#contract/lobby/support.ts'
import { statusQuery } from '#app/queries/lobby.ts'

/** The client data that is sent to support (`spec §3`). Empty for a guest. */
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

/** The client data from the cached status of the session. */
export function knownSupportClient(client: QueryClient, session: number, language: Language): SupportClient {
  return supportClientOf(client.getQueryData(statusQuery({ session, language }).queryKey))
}

/** The URL of the player's page in the back office; `null` for a guest or without a valid base URL. */
export function backOfficePage(base: string, id: number): string | null {
  if (id === 0 || !base.startsWith('https://') || !URL.canParse(base)) return null
  return new URL(`players/${id}`, base.endsWith('/') ? base : `${base}/`).href
}

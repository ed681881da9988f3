import { useUnit } from 'effector-react'
import { useState } from 'react'
import { GUEST_ID } from '#contract/player/status.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useCurrentUrl } from '#app/router/use-current-url.ts'
import { usePlayer } from './use-player.ts'

/**
 * Where a page of the player redirects a guest: to the sign-in and back, or to the home page after a sign-out on this page.
 * `null` while there is a session.
 */
export function useGuestRedirect(): string | null {
  const isGuest = useUnit($isGuest)
  const currentUrl = useCurrentUrl()
  const id = usePlayer()?.id ?? GUEST_ID
  // Distinguishes a sign-out on this page from a visit as a guest or with an expired token.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (id !== GUEST_ID && !wasSignedIn) setWasSignedIn(true)
  if (!isGuest) return null
  return wasSignedIn ? paths.home() : playerPaths.signInFor(currentUrl)
}

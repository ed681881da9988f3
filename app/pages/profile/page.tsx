import { useUnit } from 'effector-react'
import { useState } from 'react'
import { GUEST_ID } from '#contract/player/status.ts'
import { profileTexts } from '#app/i18n/profile-texts.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { paths } from '#app/router/paths.ts'
import { useCurrentUrl, Redirect } from '#app/router/search-params-state.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { ProfileContent } from './profile-content.tsx'
import { skeleton } from './tab-content.tsx'

/** Part of this chunk, but its texts are loaded separately. */
const LocalizedContent = lazyPart(() => Promise.resolve(ProfileContent), {
  waiting: skeleton,
  texts: profileTexts,
  failed: 'page',
})

/** The player's profile (`spec §2`). A guest is redirected to the login and back, a player who signs out to the home page. */
export function ProfilePage() {
  const isGuest = useUnit($isGuest)
  const currentUrl = useCurrentUrl()
  const id = usePlayer()?.id ?? GUEST_ID
  // Distinguishes a sign-out on this page from a visit as a guest or with an expired token.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (id !== GUEST_ID && !wasSignedIn) setWasSignedIn(true)
  if (isGuest) return <Redirect to={wasSignedIn ? paths.home() : playerPaths.loginFor(currentUrl)} />
  return <LocalizedContent />
}

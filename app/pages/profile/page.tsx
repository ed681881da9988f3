import { profileTexts } from '#app/i18n/profile-texts.ts'
import { Redirect } from '#app/router/redirect.tsx'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { useGuestRedirect } from '#app/shell/player/use-guest-redirect.ts'
import { ProfileContent } from './profile-content.tsx'
import { sectionSkeleton } from '#app/features/profile/index.ts'

/** Part of this chunk, but its texts are loaded separately. */
const LocalizedContent = lazyPart(() => Promise.resolve(ProfileContent), {
  waiting: sectionSkeleton,
  texts: profileTexts,
  failed: 'page',
})

/** The player's profile (`spec §2`). A guest is redirected to the sign-in and back, a player who signs out to the home page. */
export function ProfilePage() {
  const redirect = useGuestRedirect()
  return redirect === null ? <LocalizedContent /> : <Redirect to={redirect} />
}

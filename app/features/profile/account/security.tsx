import type { User } from '#contract/player/status.ts'
import { Stack } from '#ui/index.ts'
import { PasswordForm } from './password-form.tsx'
import { PasskeysSection } from './passkeys/passkeys.tsx'
import { SecondFactorSection } from './second-factor/second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** Password, second factor, passkeys and active sessions. */
export const Security = ({ user }: { user: User }) => (
  <Stack gap={5}>
    <PasswordForm user={user} />
    <SecondFactorSection />
    <PasskeysSection />
    <Sessions />
  </Stack>
)

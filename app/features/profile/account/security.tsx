import type { User } from '#contract/player/status.ts'
import { Stack } from '#ui/index.ts'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'

/** Password and active sessions. */
export const Security = ({ user }: { user: User }) => (
  <Stack gap={5}>
    <PasswordForm user={user} />
    <Sessions />
  </Stack>
)

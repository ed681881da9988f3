import { combine } from 'effector'
import { $accountSwitch } from '#app/models/session/account-switch.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $loginOpen } from '#app/models/shell/login.model.ts'
import { $panel } from '#app/models/shell/panels.model.ts'
import { $recoveryOpen } from '#app/models/shell/recovery.model.ts'
import { $panelUsed, $registrationOpen } from '#app/models/shell/registration.model.ts'
import { $supportOpen } from '#app/models/support/support-open.model.ts'

/** Login and registration exist for guests only: `#register` opens nothing for a signed-in player. */
const $isAccessInUse = combine(
  [$isGuest, $panelUsed, $registrationOpen, $loginOpen, $recoveryOpen],
  ([isGuest, ...open]) => isGuest && open.includes(true),
)

/** Whether a dialog or mobile panel is open, or a sign-in form is in use. Popups must not interrupt it. */
export const $dialogInUse = combine(
  [$isAccessInUse, $supportOpen, $panel, $accountSwitch],
  ([isAccessInUse, isSupportOpen, panel, accountSwitch]) =>
    isAccessInUse || isSupportOpen || panel !== null || accountSwitch !== null,
)

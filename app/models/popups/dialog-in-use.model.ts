import { combine } from 'effector'
import { $accountSwitch } from '#app/models/session/account-switch.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $loginOpen } from '#app/models/shell/login.model.ts'
import { $panel } from '#app/models/shell/panels.model.ts'
import { $recoveryOpen } from '#app/models/shell/recovery.model.ts'
import { $panelUsed, $registrationOpen } from '#app/models/shell/registration.model.ts'
import { $supportOpen } from '#app/models/support/support-open.model.ts'

/** The ways in are shown to guests alone: `#register` in a player's address opens nothing. */
const $accessInUse = combine(
  [$isGuest, $panelUsed, $registrationOpen, $loginOpen, $recoveryOpen],
  ([isGuest, ...open]) => isGuest && open.includes(true),
)

/** A dialog or a mobile panel is open, or somebody is at a form that leads to an account: whoever uses it is not to be interrupted. */
export const $dialogInUse = combine(
  [$accessInUse, $supportOpen, $panel, $accountSwitch],
  ([access, support, panel, offer]) => access || support || panel !== null || offer !== null,
)

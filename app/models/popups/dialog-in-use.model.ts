import { combine } from 'effector'
import { $accountSwitch } from '#app/models/session/account-switch.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $signInOpen } from '#app/models/access/sign-in-dialog.model.ts'
import { $panel } from '#app/models/shell/panels.model.ts'
import { $recoveryOpen } from '#app/models/access/recovery-dialog.model.ts'
import { $panelUsed, $signUpOpen } from '#app/models/access/sign-up-dialog.model.ts'
import { $supportOpen } from '#app/models/support/support-open.model.ts'

/** Sign-in and sign-up exist for guests only: `#register` opens nothing for a signed-in player. */
const $isAccessInUse = combine(
  [$isGuest, $panelUsed, $signUpOpen, $signInOpen, $recoveryOpen],
  ([isGuest, ...open]) => isGuest && open.includes(true),
)

/** Whether a dialog or mobile panel is open, or a sign-in form is in use. Popups must not interrupt it. */
export const $dialogInUse = combine(
  [$isAccessInUse, $supportOpen, $panel, $accountSwitch],
  ([isAccessInUse, isSupportOpen, panel, accountSwitch]) =>
    isAccessInUse || isSupportOpen || panel !== null || accountSwitch !== null,
)

import { attach, sample } from 'effector'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { bonusTaking, cashbackTaking, promoCodeForm } from '#app/models/profile/bonuses.model.ts'
import { confirmations } from '#app/models/profile/confirmation.model.ts'
import { notificationMarked } from '#app/models/profile/notifications.model.ts'
import { papersDoubted, papersSent } from '#app/models/profile/papers.model.ts'
import { passwordForm } from '#app/models/profile/password.model.ts'
import { personalForm } from '#app/models/profile/personal.model.ts'
import { sessionsEnding } from '#app/models/profile/sessions.model.ts'
import { settingKept } from '#app/models/profile/settings.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { refreshPlayer } from '#app/queries/profile.ts'

/* What has to be asked for again when something has changed for the player. */

const refreshFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) => refreshPlayer(requireClient(client), { session: session.id, language }),
})
sample({
  clock: [
    personalForm.finished,
    passwordForm.finished,
    sessionsEnding.finished,
    confirmations.phone.finished,
    confirmations.email.finished,
    papersSent,
    papersDoubted,
    notificationMarked,
    settingKept,
    bonusTaking.finished,
    promoCodeForm.finished,
    cashbackTaking.finished,
  ],
  fn: () => undefined,
  target: refreshFx,
})
sample({ clock: refreshFx.failData, target: callOutsideFailed })

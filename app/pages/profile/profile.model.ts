import { attach, createEvent, createStore, sample } from 'effector'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { readStored, writeStored } from '#app/lib/stored.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
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

/* What the profile page keeps, and what has to be asked for again when something has changed for the player. */

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

export const MAIN_TABS = ['profile', 'finances', 'promo'] as const
export type MainTab = (typeof MAIN_TABS)[number]
/** The tab of the last visit, as its number (`spec §2`). */
const key = 'cash-main-tab'
const numbers = ['0', '1', '2'] as const
const isNumber = (value: unknown): value is (typeof numbers)[number] => numbers.some((known) => known === value)

export const pageShown = createEvent()
export const tabShown = createEvent<MainTab>()
const readFx = attach({ source: $storage, effect: (storage) => readStored(storage, key, isNumber) })
const keepFx = attach({
  source: $storage,
  effect: (storage, tab: MainTab) => writeStored(storage, key, String(MAIN_TABS.indexOf(tab))),
})
sample({ clock: pageShown, target: readFx })
sample({ clock: tabShown, target: keepFx })
/** Where the last visit has ended. */
export const $lastTab = createStore<MainTab>('profile')
  .on(readFx.doneData, (_, number) => MAIN_TABS[Number(number ?? 0)] ?? 'profile')
  .on(tabShown, (_, tab) => tab)

import { attach, sample } from 'effector'
import { changeSetting, type Setting } from '#contract/profile.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { writeOptions } from '#app/queries/profile.ts'
import { createPending, type Switched } from './create-pending.ts'

/** A player has switched something. */
export interface SettingChange {
  setting: Setting
  isOn: boolean
}

const switches = createPending(
  attach({
    source: { queries: $queryClient, session: $session },
    effect: async ({ queries, session }, { value: { setting, isOn } }: Switched<SettingChange>) => {
      const client = requireClient(queries)
      const value = isOn ? '1' : '0'
      await httpOf(client).call(changeSetting, { body: { param: setting, value } })
      // Until the state has been asked for again the switch would go back to what was before.
      if (setting === 'winter_mode') writeOptions(client, session.id, { winter_mode: value })
    },
  }),
  { isForGood: false },
)

export const settingSwitched = switches.pressed.prepend((change: SettingChange) => ({
  subject: change.setting,
  value: change,
}))
/** The settings are no longer looked at. */
export const settingsLeft = switches.left
/** What is on its way, by the setting: shown at once, and not sent twice. */
export const $pendingSettings = switches.$pending.map((pending): Readonly<Partial<Record<Setting, boolean>>> =>
  Object.fromEntries(Object.values(pending).map(({ setting, isOn }) => [setting, isOn])),
)
// This browser has gone ahead of the server with this one: a refusal takes it back. Where it may have been kept nothing is known.
sample({
  clock: switches.takenBack.filter({ fn: ({ subject }) => subject === ('floating_window' satisfies Setting) }),
  fn: ({ value }) => !value.isOn,
  target: floatingWindowChosen,
})
/** Why the last one was not kept, or why nobody knows: the switch shows again what the server has said. */
export const $settingFailure = switches.$failure

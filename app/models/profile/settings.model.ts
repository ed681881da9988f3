import { attach, sample } from 'effector'
import { changeSetting, type Setting } from '#contract/profile.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { writeOptions } from '#app/queries/profile.ts'
import { createPending, type Switched } from './create-pending.ts'

/** A setting and its new value. */
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
      // Without this the switch would show the old value until the player's state is refetched.
      if (setting === 'winter_mode') writeOptions(client, session.id, { winter_mode: value })
    },
  }),
  { isIrreversible: false },
)

export const settingSwitched = switches.pressed.prepend((change: SettingChange) => ({
  subject: change.setting,
  value: change,
}))
/** The settings were closed. */
export const settingsClosed = switches.closed
/** Optimistic values of the settings whose request is open. */
export const $pendingSettings = switches.$pending.map((pending): Readonly<Partial<Record<Setting, boolean>>> =>
  Object.fromEntries(Object.values(pending).map(({ setting, isOn }) => [setting, isOn])),
)
// This setting also applies locally, so a rejection rolls it back. With an unknown outcome it stays until the refetch.
sample({
  clock: switches.rolledBack.filter({ fn: ({ subject }) => subject === ('floating_window' satisfies Setting) }),
  fn: ({ value }) => !value.isOn,
  target: floatingWindowChosen,
})
/** The failure of the last change; the switch shows the server's value again. */
export const $settingFailure = switches.$failure

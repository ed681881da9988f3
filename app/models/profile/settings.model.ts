import { attach, createEvent, createStore, sample } from 'effector'
import { changeSetting, type Setting } from '#contract/profile.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { playerChanged } from '#app/models/session/player-changed.ts'
import { floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { writeOptions } from '#app/queries/profile.ts'

/** A player has switched something. */
export interface SettingChange {
  setting: Setting
  isOn: boolean
}

export const settingSwitched = createEvent<SettingChange>()
/** The settings are no longer looked at. */
export const settingsLeft = createEvent()
/** It was kept. */
export const settingKept = createEvent<SettingChange>()

const keepFx = attach({
  source: { queries: $queryClient, session: $session },
  effect: async ({ queries, session }, { setting, isOn }: SettingChange) => {
    const client = requireClient(queries)
    const value = isOn ? '1' : '0'
    await httpOf(client).call(changeSetting, { body: { param: setting, value } })
    // Until the state has been asked for again the switch would go back to what was before.
    if (setting === 'winter_mode') writeOptions(client, session.id, { winter_mode: value })
  },
})

/** What is on its way, by the setting: shown at once, and not sent twice. */
export const $pendingSettings = createStore<Readonly<Partial<Record<Setting, boolean>>>>({})
  .on(keepFx, (pending, { setting, isOn }) => ({ ...pending, [setting]: isOn }))
  .on(keepFx.finally, (pending, { params: { setting } }) => {
    const { [setting]: _, ...rest } = pending
    return rest
  })

sample({
  clock: settingSwitched,
  source: $pendingSettings,
  filter: (pending, { setting }) => pending[setting] === undefined,
  fn: (_, change) => change,
  target: keepFx,
})
sample({ clock: keepFx.done, fn: ({ params }) => params, target: settingKept })
// This browser has gone ahead of the server with this one: a refusal takes it back. Of an answer that was not read nothing is known.
sample({
  clock: keepFx.fail,
  filter: ({ params: { setting }, error }) => setting === 'floating_window' && failureOf(error).kind === 'refused',
  fn: ({ params: { isOn } }) => !isOn,
  target: floatingWindowChosen,
})
/** Why the last one was not kept: the switch shows again what the server knows. */
export const $settingFailure = createStore<Failure | null>(null, { serialize: 'ignore' })
  .on(keepFx.failData, (_, error) => failureOf(error))
  .reset(keepFx, settingsLeft, playerChanged)
sample({ clock: keepFx.failData, target: callOutsideFailed })

import { attach, createEvent, createStore, sample } from 'effector'
import { changeSetting, type Setting } from '#contract/profile.ts'
import type { Failure } from '#app/http/failure.ts'
import { mayBeDone } from '#app/http/may-be-done.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { playerChanged } from '#app/models/session/player-changed.ts'
import { floatingWindowChosen } from '#app/models/preferences/floating-window.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { writeOptions } from '#app/queries/profile.ts'
import { createOwnCall } from '#app/models/session/create-own-call.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** A player has switched something. */
export interface SettingChange {
  setting: Setting
  isOn: boolean
}

export const settingSwitched = createEvent<SettingChange>()
/** The settings are no longer looked at. */
export const settingsLeft = createEvent()

const keep = createOwnCall(
  attach({
    source: { queries: $queryClient, session: $session },
    effect: async ({ queries, session }, { setting, isOn }: SettingChange) => {
      const client = requireClient(queries)
      const value = isOn ? '1' : '0'
      await httpOf(client).call(changeSetting, { body: { param: setting, value } })
      // Until the state has been asked for again the switch would go back to what was before.
      if (setting === 'winter_mode') writeOptions(client, session.id, { winter_mode: value })
    },
  }),
)

/** What is on its way, by the setting: shown at once, and not sent twice. */
export const $pendingSettings = createStore<Readonly<Partial<Record<Setting, boolean>>>>({})
  .on(keep.wanted, (pending, { setting, isOn }) => ({ ...pending, [setting]: isOn }))
  .on([keep.accepted, keep.failed], (pending, { given: { setting } }) => {
    const { [setting]: _, ...rest } = pending
    return rest
  })
  .reset(playerChanged)

sample({
  clock: settingSwitched,
  source: $pendingSettings,
  filter: (pending, { setting }) => pending[setting] === undefined,
  fn: (_, change) => change,
  target: keep.wanted,
})
sample({
  clock: [keep.accepted, keep.failed.filter({ fn: ({ failure }) => mayBeDone(failure) })],
  fn: () => undefined,
  target: playerStateChanged,
})
// This browser has gone ahead of the server with this one: a refusal takes it back. Where it may have been kept nothing is known.
sample({
  clock: keep.failed,
  filter: ({ given: { setting }, failure }) => setting === 'floating_window' && !mayBeDone(failure),
  fn: ({ given: { isOn } }) => !isOn,
  target: floatingWindowChosen,
})
/** Why the last one was not kept, or why nobody knows: the switch shows again what the server has said. */
export const $settingFailure = createStore<Failure | null>(null, { serialize: 'ignore' })
  .on(keep.failed, (_, { failure }) => failure)
  .reset(keep.wanted, settingsLeft, playerChanged)

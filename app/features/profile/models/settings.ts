import type { QueryClient } from '@tanstack/react-query'
import { changeSetting, type Setting } from '#contract/player/profile.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { writeOptions } from '#app/queries/profile.ts'

/** Saves a setting in the account of the session's player. @throws CallFailure */
export async function saveSetting(
  client: QueryClient,
  session: number,
  setting: Setting,
  isOn: boolean,
): Promise<void> {
  const value = isOn ? '1' : '0'
  await httpOf(client).call(changeSetting, { body: { param: setting, value } })
  // Without this the switch would show the old value until the player's state is refetched.
  if (setting === 'winter_mode') writeOptions(client, session, { winter_mode: value })
}

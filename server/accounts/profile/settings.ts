import type { Setting } from '#contract/player/profile.ts'
import type { Database } from '#server/db/open.ts'

/** Saves a player's setting. Winter mode is a column of the player because the status returns it. */
export async function saveSetting(db: Database, player: number, param: Setting, isOn: boolean): Promise<void> {
  if (param === 'winter_mode') {
    await db.updateTable('players').set({ winter_mode: isOn }).where('id', '=', player).execute()
    return
  }
  const value = isOn ? '1' : '0'
  await db
    .insertInto('player_settings')
    .values({ player_id: player, param, value })
    .onConflict((conflict) => conflict.columns(['player_id', 'param']).doUpdateSet({ value }))
    .execute()
}

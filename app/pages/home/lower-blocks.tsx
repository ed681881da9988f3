import { Stack } from '#ui/index.ts'
import { ActivityBlock } from './activity-block.tsx'
import { JackpotBlock } from './jackpot-block.tsx'

/** What lies below the games: fetched beside them, never before them. */
export function LowerBlocks() {
  return (
    <Stack gap={8}>
      <JackpotBlock />
      <ActivityBlock />
    </Stack>
  )
}

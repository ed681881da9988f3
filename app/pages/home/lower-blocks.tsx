import { Stack } from '#ui/index.ts'
import { PageDescription } from '#app/shell/page-description.tsx'
import { ActivityBlock } from './activity-block.tsx'
import { JackpotBlock } from './jackpot-block.tsx'

/** What lies below the games: fetched beside them, never before them. */
export function LowerBlocks() {
  return (
    <Stack gap={8}>
      <PageDescription page="home" />
      <JackpotBlock />
      <ActivityBlock />
    </Stack>
  )
}

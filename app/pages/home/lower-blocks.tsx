import { Stack } from '#ui/index.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { ActivityBlock } from './activity-block.tsx'
import { JackpotBlock } from '#app/shell/jackpot-block.tsx'

/** What lies below the games: fetched beside them, never before them. */
export function LowerBlocks() {
  return (
    <Stack gap={8}>
      <PageHead page="home" title={null} />
      <JackpotBlock />
      <ActivityBlock />
    </Stack>
  )
}

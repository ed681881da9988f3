import { Columns, Stack } from '#ui/index.ts'
import { FeaturedPanel } from './featured-panel.tsx'
import { TournamentsPanel } from './tournaments-panel.tsx'
import { WinnersPanel } from './winners-panel.tsx'

/** Winners of the week and month, running tournaments, games of the day and month. */
export function ActivityBlock() {
  return (
    <Columns>
      <Stack gap={4}>
        <WinnersPanel period="weekly" />
        <WinnersPanel period="monthly" />
      </Stack>
      <TournamentsPanel />
      <FeaturedPanel />
    </Columns>
  )
}

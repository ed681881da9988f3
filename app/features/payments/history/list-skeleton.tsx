import { Skeleton, Stack } from '#ui/index.ts'

const ROWS = [0, 1, 2, 3, 4]
const ROW_HEIGHT = 52

/** Rows of a list that is loading. */
export const ListSkeleton = () => (
  <Stack gap={3}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={ROW_HEIGHT} />
    ))}
  </Stack>
)

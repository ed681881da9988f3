import { gameColumns, useGameColumns } from '#ui/index.ts'
import { useDevice } from '#app/lib/browser/device.ts'

/** How many columns a grid of games has now, and on the server, how many it has on the device. */
export const useColumns = (): number => useGameColumns(useDevice() === 'd' ? gameColumns.widest : gameColumns.narrowest)

import { expect, it } from 'vitest'
import { clearPlace, type ClearArea } from './clear-place.ts'

const area = (left: number, top: number, right: number, bottom: number, weight = 1): ClearArea => ({
  ...{ left, top, right, bottom, weight },
})
const phone = area(16, 672, 374, 772)
const desktop = area(1064, 784, 1424, 884)
const landscape = area(468, 310, 828, 374)
const header = area(0, 0, 1440, 64, 0.1)

it.each<[name: string, toast: ClearArea, areas: ClearArea[], top: number, left?: number]>([
  ['its own place without a game', phone, [header], 672],
  ['below the bar of a game on a phone', phone, [header, area(0, 64, 390, 124), area(0, 440, 390, 720)], 132],
  ['its own place below a game on a phone', phone, [header, area(0, 64, 390, 124), area(0, 300, 390, 560)], 672],
  ['below the header when a game floats at the bottom', phone, [header, area(16, 500, 374, 772)], 72],
  [
    'its own place beside a game on a desktop',
    desktop,
    [header, area(32, 88, 1044, 148), area(32, 400, 1044, 740)],
    784,
  ],
  ['right above the foot of a panel', desktop, [header, { ...area(1080, 700, 1424, 860), hasRoomAbove: true }], 592],
  ['below the bar of a game that fills a desktop', desktop, [area(0, 0, 1440, 60), area(0, 480, 1440, 900)], 68],
  ['at the top above a sheet', phone, [area(0, 300, 390, 844)], 8],
  ['at the other side, if a game floats on all its own', landscape, [header, area(408, 98, 828, 374)], 310, 16],
  [
    'over the header rather than over a game',
    area(16, 346, 289, 496),
    [area(0, 0, 320, 157, 0.1), area(16, 298, 289, 496)],
    8,
  ],
  ['where it covers the least, if there is no free place', phone, [area(0, 0, 390, 700)], 672],
])('a toast lies %s', (_, toast, areas, top, left = toast.left) => {
  expect(clearPlace(toast, areas)).toMatchObject({ left, top })
})

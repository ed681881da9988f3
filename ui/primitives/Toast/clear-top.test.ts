import { expect, it } from 'vitest'
import { clearTop, type Area } from './clear-top.ts'

const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom })
const phone = area(16, 672, 374, 772)
const desktop = area(1064, 784, 1424, 884)
const header = area(0, 0, 1440, 64)

it.each([
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
  ['below the bar of a game that fills a desktop', desktop, [area(0, 0, 1440, 60), area(0, 480, 1440, 900)], 68],
  ['at the top above a sheet', phone, [area(0, 300, 390, 844)], 8],
  ['where it covers the least, if there is no free place', phone, [area(0, 0, 390, 700)], 672],
] as const)('a toast lies %s', (_, toast, areas, top) => {
  expect(clearTop(toast, areas)).toBe(top)
})

import { expect, it } from 'vitest'
import type { Area } from '../../private/area.ts'
import { liftAbove } from './lift-above.ts'

/** A button of 46 px at the right end of a phone. */
const up: Area = { left: 328, top: 700, right: 374, bottom: 746 }
const wideButton = (top: number): Area => ({ left: 16, top, right: 374, bottom: top + 46 })

it.each<readonly [string, readonly Area[], number]>([
  ['without buttons', [], 0],
  ['with a button above', [wideButton(640)], 0],
  ['with a button below', [wideButton(760)], 0],
  ['with a short button beside it', [{ left: 16, top: 700, right: 200, bottom: 746 }], 0],
  ['over a button', [wideButton(710)], 44],
  ['over the lower edge of a button', [wideButton(690)], 64],
  ['over two buttons', [wideButton(720), wideButton(664)], 90],
])('liftAbove %s', (_, buttons, lift) => expect(liftAbove(up, buttons)).toBe(lift))

it('liftAbove leaves the button where it is if there is no room', () => {
  expect(liftAbove({ ...up, top: 10, bottom: 56 }, [wideButton(20)])).toBe(0)
})

import type { Area } from '../../private/area.ts'

/** Distance in pixels from the button below. */
const GAP = 8

const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far up `box` has to move to cover none of `buttons`, in pixels; 0 if there is no room above them. */
export function liftAbove(box: Area, buttons: readonly Area[]): number {
  const lifted = (lift: number): Area => ({ ...box, top: box.top - lift, bottom: box.bottom - lift })
  const lifts = buttons.map(({ top }) => box.bottom - top + GAP).filter((lift) => lift > 0 && lift <= box.top)
  const free = [0, ...lifts.toSorted((a, b) => a - b)].find(
    (lift) => !buttons.some((button) => overlaps(lifted(lift), button)),
  )
  return free ?? 0
}

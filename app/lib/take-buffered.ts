import { sample, type Event, type StoreWritable } from 'effector'
import { firstScreenRendered } from './lifecycle.ts'

/** What was kept by `keepTold` before this code was there, and what is told from then on: each once, in its order. */
export function takeBuffered<Told extends number | object>($told: StoreWritable<readonly Told[]>): Event<Told> {
  const heard = sample({ clock: [firstScreenRendered, $told.updates], source: $told, batch: false }).filterMap(
    ([first]) => first,
  )
  $told.on(heard, ([, ...rest]) => rest)
  return heard
}

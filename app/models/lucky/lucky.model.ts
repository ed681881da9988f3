import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { timing } from '#contract/constants.ts'
import type { LuckyWin, LuckyWinners } from '#contract/winners.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { titleOver } from '#app/lib/document-title.ts'
import { formatRubles } from '#app/lib/format.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'
import { readStorage, writeStorage } from '#app/lib/storage.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { $dialogInUse } from '#app/models/popups/dialog-in-use.model.ts'
import { $isQuietRoute } from '#app/models/popups/route.model.ts'
import { $reducedMotion } from '#app/models/preferences/motion.model.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { luckyQuery } from '#app/queries/winners.ts'
import { marqueeAt } from './marquee.ts'

/*
 * The lucky winners: asked for 10 s after the page was loaded, shown once for each list, gone after 20 s or at a click
 * (`spec §2`). While they are shown their amounts run through the title, unless motion is calm.
 */

/** The parts that float over a page are there: the ten seconds begin. */
export const luckyPlanned = createEvent()
export const luckyClosed = createEvent()

export const luckyHashKey = 'lucky-hash'
const isText = (value: unknown): value is string => typeof value === 'string'

export const $lucky = createStore<readonly LuckyWin[]>([])

const due = createEvent()
const planFx = attach({
  source: $clock,
  effect: (clock) => void requireClock(clock).after(timing.luckyDelay, scopeBind(due, { safe: true })),
})
/** Once a visit, however often the parts are made anew. */
const $planned = createStore(false).on(planFx, () => true)
sample({ clock: luckyPlanned, source: $planned, filter: (planned) => !planned, fn: () => undefined, target: planFx })

const askFx = attach({
  source: { client: $queryClient, language: $language },
  effect: async ({ client, language }): Promise<LuckyWinners> => {
    if (client === null) throw new Error('The lucky winners need `$queryClient`.')
    return client.fetchQuery(luckyQuery(language))
  },
})
// The list is a pleasantry: on a page that should be quiet it is not even asked for.
sample({ clock: due, source: $isQuietRoute, filter: (quiet) => !quiet, fn: () => undefined, target: askFx })

const compareFx = attach({
  source: $storage,
  effect: (storage, lucky: LuckyWinners) => {
    if (lucky.hash === '' || lucky.hash === readStorage(storage, luckyHashKey, isText)) return []
    writeStorage(storage, luckyHashKey, lucky.hash)
    return lucky.items
  },
})
// Somebody may have gone to play while the list was on its way: then it is for the next visit. Behind a dialog nobody would see it:
// it waits for the dialog's end.
const nobody: LuckyWinners = { hash: '', items: [] }
const $arrived = createStore<LuckyWinners | null>(null)
  .on(askFx.doneData, (_, lucky) => lucky)
  .on($isQuietRoute, (arrived, quiet) => (quiet ? null : arrived))
sample({
  clock: [$arrived, $dialogInUse],
  source: { arrived: $arrived, inUse: $dialogInUse, quiet: $isQuietRoute },
  filter: ({ arrived, inUse, quiet }) => arrived !== null && !inUse && !quiet,
  fn: ({ arrived }) => arrived ?? nobody,
  target: compareFx,
})
$arrived.reset(compareFx)
sample({ clock: compareFx.doneData, target: $lucky })
$lucky.reset(luckyClosed)

/** How long the strip has been shown, counted by the shared second: a hidden tab does not count. */
const $shownSince = createStore<number | null>(null).reset(luckyClosed)
sample({
  clock: ticked,
  source: { lucky: $lucky, since: $shownSince },
  filter: ({ lucky, since }) => lucky.length > 0 && since === null,
  fn: (_, now) => now,
  target: $shownSince,
})
sample({
  clock: ticked,
  source: $shownSince,
  filter: (since, now) => since !== null && now - since >= timing.luckyShown,
  fn: () => undefined,
  target: luckyClosed,
})
sample({ clock: $isQuietRoute, filter: Boolean, fn: () => undefined, target: luckyClosed })

const stepped = createEvent()
const $step = createStore(0)
  .on(stepped, (step) => step + 1)
  .reset(luckyClosed)
const $cancelStep = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const stepFx = attach({
  source: { clock: $clock, lucky: $lucky, calm: $reducedMotion, step: $step, language: $language, cancel: $cancelStep },
  effect: ({ clock, lucky, calm, step, language, cancel }) => {
    cancel?.()
    if (calm || lucky.length === 0) {
      titleOver(null)
      return null
    }
    const text = lucky.map(({ user, summ }) => `${bidiIsolate(user)} ${formatRubles(summ, language)}`).join('   ')
    titleOver(marqueeAt(text, step))
    return requireClock(clock).after(timing.luckyMarquee, scopeBind(stepped, { safe: true }))
  },
})
sample({ clock: [$lucky, $reducedMotion, stepped], fn: () => undefined, target: stepFx })
sample({ clock: stepFx.doneData, target: $cancelStep })

import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { timing } from '#contract/core/constants.ts'
import type { LuckyWin, LuckyWinners } from '#contract/lobby/winners.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { titleOver } from '#app/lib/text/document-title.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'
import { readStorage, writeStorage } from '#app/lib/browser/storage.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { $dialogInUse } from '#app/models/popups/dialog-in-use.model.ts'
import { $isQuiet } from '#app/models/popups/quiet.model.ts'
import { $reducedMotion } from '#app/models/preferences/motion.model.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { luckyQuery } from '#app/queries/winners.ts'
import { marqueeAt } from './marquee.ts'

/*
 * The lucky winners strip (`spec §2`): fetched 10 s after page load, shown once per list, and hidden after 20 s or when
 * closed. While it is shown, its amounts scroll through the document title, unless motion is reduced.
 */

/** The floating parts of the page have mounted. Starts the delay of 10 s. */
export const luckyPlanned = createEvent()
export const luckyClosed = createEvent()

export const luckyHashKey = 'lucky-hash'
const isString = (value: unknown): value is string => typeof value === 'string'

export const $lucky = createStore<readonly LuckyWin[]>([])

const fetchDue = createEvent()
const scheduleFx = attach({
  source: $clock,
  effect: (clock) => void requireClock(clock).after(timing.luckyDelay, scopeBind(fetchDue, { safe: true })),
})
/** Schedules once per visit, however often the parts mount. */
const $isScheduled = createStore(false).on(scheduleFx, () => true)
sample({
  clock: luckyPlanned,
  source: $isScheduled,
  filter: (isScheduled) => !isScheduled,
  target: scheduleFx,
})

const fetchFx = attach({
  source: { client: $queryClient, language: $language },
  effect: async ({ client, language }): Promise<LuckyWinners> => {
    if (client === null) throw new Error('The lucky winners need `$queryClient`.')
    return client.fetchQuery(luckyQuery(language))
  },
})
// The list is optional, so it is not fetched on quiet pages and during a break.
sample({ clock: fetchDue, source: $isQuiet, filter: (isQuiet) => !isQuiet, target: fetchFx })

const showIfNewFx = attach({
  source: $storage,
  effect: (storage, lucky: LuckyWinners) => {
    if (lucky.hash === '' || lucky.hash === readStorage(storage, luckyHashKey, isString)) return []
    writeStorage(storage, luckyHashKey, lucky.hash)
    return lucky.items
  },
})
// If a quiet page was opened during the request, the list is dropped until the next visit. An open dialog would cover
// the strip, so it waits until the dialog is closed.
const NO_WINNERS: LuckyWinners = { hash: '', items: [] }
const $pending = createStore<LuckyWinners | null>(null)
  .on(fetchFx.doneData, (_, lucky) => lucky)
  .on($isQuiet, (pending, isQuiet) => (isQuiet ? null : pending))
sample({
  clock: [$pending, $dialogInUse],
  source: { pending: $pending, isDialogInUse: $dialogInUse, isQuiet: $isQuiet },
  filter: ({ pending, isDialogInUse, isQuiet }) => pending !== null && !isDialogInUse && !isQuiet,
  fn: ({ pending }) => pending ?? NO_WINNERS,
  target: showIfNewFx,
})
$pending.reset(showIfNewFx)
sample({ clock: showIfNewFx.doneData, target: $lucky })
$lucky.reset(luckyClosed)

/** When the strip was shown, from the shared ticker, which pauses in a hidden tab. */
const $shownAt = createStore<number | null>(null).reset(luckyClosed)
sample({
  clock: ticked,
  source: { lucky: $lucky, shownAt: $shownAt },
  filter: ({ lucky, shownAt }) => lucky.length > 0 && shownAt === null,
  fn: (_, now) => now,
  target: $shownAt,
})
sample({
  clock: ticked,
  source: $shownAt,
  filter: (shownAt, now) => shownAt !== null && now - shownAt >= timing.luckyShown,
  target: luckyClosed,
})
sample({ clock: $isQuiet, filter: Boolean, target: luckyClosed })

const marqueeStepped = createEvent()
const $marqueeStep = createStore(0)
  .on(marqueeStepped, (step) => step + 1)
  .reset(luckyClosed)
const $cancelMarquee = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const updateTitleFx = attach({
  source: {
    clock: $clock,
    lucky: $lucky,
    isMotionReduced: $reducedMotion,
    step: $marqueeStep,
    language: $language,
    cancel: $cancelMarquee,
  },
  effect: ({ clock, lucky, isMotionReduced, step, language, cancel }) => {
    cancel?.()
    if (isMotionReduced || lucky.length === 0) {
      titleOver(null)
      return null
    }
    const text = lucky.map(({ user, summ }) => `${bidiIsolate(user)} ${formatRubles(summ, language)}`).join('   ')
    titleOver(marqueeAt(text, step))
    return requireClock(clock).after(timing.luckyMarquee, scopeBind(marqueeStepped, { safe: true }))
  },
})
sample({ clock: [$lucky, $reducedMotion, marqueeStepped], target: updateTitleFx })
sample({ clock: updateTitleFx.doneData, target: $cancelMarquee })

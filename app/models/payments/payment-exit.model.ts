import { attach, combine, createEvent, sample } from 'effector'
import * as z from 'zod/mini'
import { int, text } from '#contract/core/reader.ts'
import { isCardPage } from '#contract/lobby/pages.ts'
import { readStoredJson } from '#app/lib/browser/stored-json.ts'
import { $tabStorage, writeStorage } from '#app/lib/browser/storage.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { announced } from '#app/models/notices/announcements.model.ts'
import { $session } from '#app/models/session/session.model.ts'

/*
 * A card page is left by a load of the next document (`document-boundary.tsx`). The tab keeps what its payment came to, and
 * that document says it.
 */

const STORAGE_KEY = 'payment-exit'

const EXIT_REASONS = ['paid', 'declined', 'missing', 'failed'] as const
/** Why a payment led away from its page. */
export type ExitReason = (typeof EXIT_REASONS)[number]

/** The payment `id` led away from its page, which a notice says. */
export interface PaymentExited {
  reason: ExitReason
  id: string
}
export const paymentExited = createEvent<PaymentExited>()
const StoredExit = z.object({ player: int(), reason: z.enum(EXIT_REASONS), id: text() })

const $tab = combine({ storage: $tabStorage, player: $session.map(({ id }) => id) })

const keepFx = attach({
  source: $tab,
  effect: ({ storage, player }, exit: PaymentExited) => {
    if (!isCardPage(window.location.pathname)) return exit
    writeStorage(storage, STORAGE_KEY, JSON.stringify({ ...exit, player }))
    return null
  },
})
const takeFx = attach({
  source: $tab,
  effect: ({ storage, player }) => {
    // This document is being left: the next one announces it.
    if (isCardPage(window.location.pathname)) return null
    const kept = readStoredJson(storage, STORAGE_KEY, StoredExit)
    storage?.removeItem(STORAGE_KEY)
    return kept?.player === player ? kept : null
  },
})
sample({ clock: paymentExited, target: keepFx })
sample({ clock: firstScreenRendered, target: takeFx })
sample({
  clock: [keepFx.doneData, takeFx.doneData],
  filter: Boolean,
  fn: ({ reason, id }) => ({ kind: 'paymentExited' as const, reason, id }),
  target: announced,
})

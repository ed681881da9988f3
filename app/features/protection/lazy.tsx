import type { ReactNode } from 'react'
import type { User } from '#contract/player/status.ts'
import { protectionTexts } from '#app/i18n/protection-texts.ts'
import { Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'

/** About one screen high. */
export const limitsSkeleton = <Skeleton height={720} />

/** The tools of a signed-in player. */
export const LazyLimitsView = lazyPart<{ user: User }>(async () => (await import('./limits-view.tsx')).LimitsView, {
  texts: protectionTexts,
  waiting: limitsSkeleton,
  failed: 'page',
})

/** The offer of limits in the cashier, while it is not answered. */
export const LazyCashierOffer = lazyPart(async () => (await import('./offer/cashier-offer.tsx')).CashierOffer, {
  texts: protectionTexts,
  waiting: <Skeleton height={480} />,
})

/** The offer of limits after the sign-up; `fallback` for a back end without it. */
export const LazyWelcomeOffer = lazyPart<{ fallback: ReactNode }>(
  async () => (await import('./offer/welcome-offer.tsx')).WelcomeOffer,
  { texts: protectionTexts },
)

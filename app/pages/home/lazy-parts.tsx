import { useTranslation } from 'react-i18next'
import { Button, Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import type { OnBreakProps } from '#app/shell/page/on-break.tsx'

/* The lazy components of the home page's first rendering. */

/** Sign-up in the hero, on a desktop. */
export const HeroSignUp = lazyPart(async () => (await import('./sign-up-panel.tsx')).SignUpPanel, {
  waiting: <Skeleton height="panel" />,
  source: 'pages/home/sign-up-panel.tsx',
})
/** Sign-up among the games, on a phone. */
export const ListSignUp = lazyPart(async () => (await import('./sign-up-panel.tsx')).SignUpPanel, {
  // About its height.
  waiting: <Skeleton height={360} />,
})

/** The message of a break, in place of the slider. */
export const OnBreak = lazyPart<OnBreakProps>(async () => (await import('#app/shell/page/on-break.tsx')).OnBreak)

export const SortSelect = lazyPart(async () => (await import('./games/sort-select.tsx')).SortSelect, {
  waiting: <Skeleton height="select" />,
  source: 'pages/home/games/sort-select.tsx',
})

function ProviderSelectPlaceholder() {
  const { t } = useTranslation()
  return <Button disabled>{t('shell.providers')}</Button>
}

export const ProviderSelect = lazyPart(async () => (await import('./games/provider-select.tsx')).ProviderSelect, {
  waiting: <ProviderSelectPlaceholder />,
  source: 'pages/home/games/provider-select.tsx',
})

export const JackpotLine = lazyPart(async () => (await import('./jackpot-line.tsx')).JackpotLine, {
  waiting: <Skeleton height={44} />,
  source: 'pages/home/jackpot-line.tsx',
})

/** Estimated height in pixels, to avoid a layout shift. */
const LOWER_HEIGHT = 1100
export const LowerBlocks = lazyPart(async () => (await import('./lower-blocks.tsx')).LowerBlocks, {
  waiting: <Skeleton height={LOWER_HEIGHT} />,
  failed: 'page',
  source: 'pages/home/lower-blocks.tsx',
})

/** The parts of the first rendering. */
export const homeParts = [SortSelect, ProviderSelect, JackpotLine, LowerBlocks] as const
/** Those of guests only. */
export const guestHomeParts = [HeroSignUp, ListSignUp] as const

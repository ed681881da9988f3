import { protectionTexts } from '#app/i18n/protection-texts.ts'
import { Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { LimitsContent } from './limits-content.tsx'

/** Part of this chunk, but its texts are loaded separately. */
export const LimitsPage = lazyPart(() => Promise.resolve(LimitsContent), {
  waiting: <Skeleton height={720} />,
  texts: protectionTexts,
  failed: 'page',
})

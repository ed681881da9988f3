import { Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { FirstStep } from './first-step.tsx'

/** Placeholder of the sign-up form. */
export const panelFormSkeleton = <Skeleton height={390} />

/** The sign-up form of the home page; its first step if it fails to load. */
export const LazyPanelForm = lazyPart(async () => (await import('./panel-form.tsx')).PanelForm, {
  waiting: panelFormSkeleton,
  when: 'idle',
  failed: () => <FirstStep />,
})

import { Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'

/** A guest's registration: beside the slider on a desktop, after the first row of games on a phone. */
export const RegistrationPanel = lazyPart(async () => (await import('./registration-panel.tsx')).RegistrationPanel, {
  waiting: <Skeleton height="panel" />,
})

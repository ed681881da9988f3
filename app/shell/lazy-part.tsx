import { lazy, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageTexts } from '#app/i18n/i18n.ts'

function Spoken({ texts, children }: { texts: Promise<void>; children: ReactNode }) {
  use(texts)
  return children
}

/** When the browser has nothing better to do, or after two seconds; at once where it cannot say. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else resolve()
  })

/**
 * A part of the page that is fetched when it is first wanted, and the texts of such parts at the same time. `waiting` keeps
 * its place. A part that nobody waits for is fetched when the browser is `idle`: what arrives together is laid out together.
 */
export function lazyPart(
  load: () => Promise<ComponentType>,
  waiting: ReactNode,
  when: 'now' | 'idle' = 'now',
): ComponentType {
  let part: Promise<ComponentType> | undefined
  const fetched = (): Promise<ComponentType> => {
    part ??= when === 'now' ? load() : idle().then(load)
    return part
  }
  const Part = lazy(async () => ({ default: await fetched() }))
  return function PartPlace() {
    const { i18n } = useTranslation()
    // Asked for now, waited for below; a failure is met there.
    fetched().catch(() => undefined)
    return (
      <Suspense fallback={waiting}>
        <Spoken texts={pageTexts(i18n)}>
          <Part />
        </Spoken>
      </Suspense>
    )
  }
}

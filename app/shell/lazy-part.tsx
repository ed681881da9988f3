import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSiteReachable } from '#app/http/site-reachable.ts'
import { pageTexts } from '#app/i18n/i18n.ts'
import { ErrorBoundary } from '#app/lib/error-boundary.tsx'
import { waitUntilIdle } from '#app/lib/wait-until-idle.ts'
import { reloadFailedStyles } from '#app/lib/failed-styles.ts'
import { throwChunkLoadError, ChunkLoadError } from '#app/lib/chunk-load-error.ts'
import { CrashMessage } from './crash-message.tsx'
import { Placeholder, RetryOnReconnect } from './load-error.tsx'

/** They came with the app. */
const firstTexts = Promise.resolve()

/** The site is there and the part is not, twice in a row: the page that runs is an old one. */
async function reloadIfReplaced(): Promise<void> {
  if (await isSiteReachable()) window.location.reload()
}

interface ArrivedProps<Props extends object> {
  texts: Promise<void>
  part: Promise<ComponentType<Props>>
  given: Props
}

function Arrived<Props extends object>({ texts, part, given }: ArrivedProps<Props>) {
  use(texts)
  const Part = use(part)
  return <Part {...given} />
}

export interface LazyPartOptions<Props> {
  /** Keeps the part's place. */
  waiting?: ReactNode
  /** A part that nobody waits for is fetched when the browser is `idle`: what arrives together is laid out together. */
  when?: 'now' | 'idle'
  /** A part that speaks the app's first texts alone does not wait for those of the pages. */
  texts?: 'first' | 'pages'
  /** What the visitor is told when the part cannot be fetched; without it `waiting` stays until the next page. */
  failed?: (retry: () => void, props: Props) => ReactNode
}

/** A part of the page; `fetch` has its code brought before it is shown, and says whether it is there. */
export type LazyPart<Props extends object> = ComponentType<Props> & { fetch: () => Promise<boolean> }

/**
 * A part of the page that is fetched when it is first wanted, and the texts of such parts at the same time. One that does
 * not arrive, or breaks, leaves the rest of the page alone; it is asked for again when the visitor wants it.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, when = 'now', texts: spoken = 'pages', failed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let part: Promise<ComponentType<Props>> | undefined
  const fetched = (): Promise<ComponentType<Props>> => {
    part ??= (when === 'now' ? reloadFailedStyles() : waitUntilIdle().then(reloadFailedStyles))
      .then(load)
      .catch((error: unknown) => {
        part = undefined
        return throwChunkLoadError(error)
      })
    return part
  }
  function PartPlace(props: Props) {
    const { i18n } = useTranslation()
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      setAttempt((last) => last + 1)
      fetched().catch(reloadIfReplaced)
    }
    const spokenTexts = () => (spoken === 'pages' ? pageTexts(i18n) : firstTexts)
    const texts = spokenTexts()
    // Shown when it is there, not before: a button that is about to be pressed stays until then.
    const fetchAgain = () => {
      Promise.all([fetched(), spokenTexts()]).then(
        () => setAttempt((last) => last + 1),
        () => undefined,
      )
    }
    // Asked for now, waited for below; a failure is met there.
    for (const promise of [fetched(), texts]) promise.catch(() => undefined)
    const fallback = (error: unknown) => {
      if (failed !== undefined && !(error instanceof ChunkLoadError)) return <CrashMessage />
      const stand = failed === undefined ? <Placeholder retry={retry}>{waiting}</Placeholder> : failed(retry, props)
      return <RetryOnReconnect fetchAgain={fetchAgain}>{stand}</RetryOnReconnect>
    }
    return (
      <ErrorBoundary key={attempt} fallback={fallback}>
        <Suspense fallback={waiting}>
          <Arrived texts={texts} part={fetched()} given={props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(PartPlace, {
    fetch: () =>
      fetched().then(
        () => true,
        () => false,
      ),
  })
}

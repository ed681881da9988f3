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

/** These texts are part of the main chunk. */
const firstTexts = Promise.resolve()

/** If a chunk fails twice while the site is reachable, the site was redeployed and this page is outdated. */
async function reloadIfReplaced(): Promise<void> {
  if (await isSiteReachable()) window.location.reload()
}

interface LoadedPartProps<Props extends object> {
  texts: Promise<void>
  part: Promise<ComponentType<Props>>
  partProps: Props
}

function LoadedPart<Props extends object>({ texts, part, partProps }: LoadedPartProps<Props>) {
  use(texts)
  const Part = use(part)
  return <Part {...partProps} />
}

export interface LazyPartOptions<Props> {
  /** Fallback while the part loads. */
  waiting?: ReactNode
  /** `idle` delays loading until the browser is idle, so that several parts share one layout. */
  when?: 'now' | 'idle'
  /** `first`: the part uses only the texts of the main chunk and does not wait for the page texts. */
  texts?: 'first' | 'pages'
  /** Rendered if loading fails; by default the fallback stays and the next navigation retries. */
  failed?: (retry: () => void, props: Props) => ReactNode
}

/** A lazy component; `fetch` preloads its code and resolves to whether that succeeded. */
export type LazyPart<Props extends object> = ComponentType<Props> & { fetch: () => Promise<boolean> }

/**
 * Like `React.lazy`, with texts loaded in parallel. A failed or crashed part does not affect the rest of the page, and it is
 * loaded again on retry, on reconnect, or on the next navigation.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, when = 'now', texts: textScope = 'pages', failed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let part: Promise<ComponentType<Props>> | undefined
  const loadPart = (): Promise<ComponentType<Props>> => {
    part ??= (when === 'now' ? reloadFailedStyles() : waitUntilIdle().then(reloadFailedStyles))
      .then(load)
      .catch((error: unknown) => {
        part = undefined
        return throwChunkLoadError(error)
      })
    return part
  }
  function LazyPartBoundary(props: Props) {
    const { i18n } = useTranslation()
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      setAttempt((current) => current + 1)
      loadPart().catch(reloadIfReplaced)
    }
    const loadTexts = () => (textScope === 'pages' ? pageTexts(i18n) : firstTexts)
    const texts = loadTexts()
    // Keeps the error message, and a button that may be about to be clicked, until the part has loaded.
    const fetchAgain = () => {
      Promise.all([loadPart(), loadTexts()]).then(
        () => setAttempt((current) => current + 1),
        () => undefined,
      )
    }
    // Start loading now; the error boundary handles failures, so avoid unhandled rejections here.
    for (const promise of [loadPart(), texts]) promise.catch(() => undefined)
    const fallback = (error: unknown) => {
      if (failed !== undefined && !(error instanceof ChunkLoadError)) return <CrashMessage />
      const content = failed === undefined ? <Placeholder retry={retry}>{waiting}</Placeholder> : failed(retry, props)
      return <RetryOnReconnect fetchAgain={fetchAgain}>{content}</RetryOnReconnect>
    }
    return (
      <ErrorBoundary key={attempt} fallback={fallback}>
        <Suspense fallback={waiting}>
          <LoadedPart texts={texts} part={loadPart()} partProps={props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPartBoundary, {
    fetch: () =>
      loadPart().then(
        () => true,
        () => false,
      ),
  })
}

import { queryOptions, useQuery, useQueryClient, type QueryFilters, type QueryMeta } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageTexts, type LoadTexts } from '#app/i18n/i18n.ts'
import { ErrorBoundary } from '#app/lib/browser/error-boundary.tsx'
import { loadCode } from '#app/lib/browser/load-code.ts'
import { waitUntilIdle } from '#app/lib/browser/wait-until-idle.ts'
import { loadFailureNotice } from '#app/models/notices/load-failure-notice.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { AsyncBoundary } from './async-boundary.tsx'
import type { BlockFailureProps } from './block-failure.tsx'
import { CrashMessage } from './crash-message.tsx'

export interface LazyPartOptions<Props> {
  /** Fallback while the part loads. */
  waiting?: ReactNode
  /** `idle` delays loading until the browser is idle, so that several parts share one layout. */
  when?: 'now' | 'idle'
  /** The texts that the part waits for; `null` if those of the main chunk are enough. */
  texts?: LoadTexts | null
  /** Its module in the manifest of the build, for a server-rendered page. */
  source?: string
  /** Shown if loading fails; by default the fallback stays and the next navigation retries. */
  failed?: BlockFailureProps['block'] | ((props: Props) => ReactNode)
}

/** The code of a lazy component. */
export interface LazyCode {
  /** Preloads it, and resolves to whether that succeeded. */
  fetch: () => Promise<boolean>
  source?: string | undefined
}
/** A lazy component. */
export type LazyPart<Props extends object> = ComponentType<Props> & LazyCode

/** Keeps the fallback of an unimportant part and retries on the next navigation. */
function RetryOnNavigation({ retry, children }: { retry: () => void; children: ReactNode }) {
  const { path } = useLocationInfo()
  const [failedAt] = useState(path)
  useEffect(() => {
    if (path !== failedAt) retry()
  }, [path, failedAt, retry])
  return children
}

let partCount = 0

/** Whether a query loads the code of a part. */
export const isPart = (meta: QueryMeta | undefined): boolean => meta?.['part'] !== undefined

/** Parts on the page whose code failed to load. */
const failedChunks: QueryFilters = {
  type: 'active',
  queryKey: ['chunk'],
  predicate: ({ state }) => state.status === 'error',
}

/**
 * A component that is loaded when it is first rendered, together with its texts. Its code is a query, so it fails and is retried
 * like data, and neither a failure nor a crash affects the rest of the page.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, when = 'now', texts = pageTexts, source, failed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  partCount += 1
  const queryKey = ['chunk', partCount]
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const startLoading = async (): Promise<ComponentType<Props>> => {
    try {
      if (when === 'idle') await waitUntilIdle()
      loaded = await loadCode(load)
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const loadPart = () => (loading ??= startLoading())

  function LazyPartBoundary(props: Props) {
    const { i18n } = useTranslation()
    const client = useQueryClient()
    const part = useQuery(
      queryOptions({
        queryKey,
        meta: { part: when },
        queryFn: async () => {
          const [Part] = await Promise.all([loadPart(), texts?.(i18n)])
          return Part
        },
        // A preloaded part is rendered at once.
        initialData: () => (texts === null || texts.areLoaded(i18n) ? loaded : undefined),
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    )
    // What failed together is retried together, also where only one of the parts says so.
    const refetch = () => {
      void client.refetchQueries(failedChunks, { cancelRefetch: false })
      return part.refetch({ cancelRefetch: false })
    }
    const renderCrash = () => (failed === undefined ? waiting : <CrashMessage />)
    const renderFailure = (retry: () => void) =>
      typeof failed === 'function' ? failed(props) : <RetryOnNavigation retry={retry}>{waiting}</RetryOnNavigation>
    return (
      <ErrorBoundary fallback={renderCrash}>
        <AsyncBoundary
          query={{ ...part, refetch }}
          waiting={waiting}
          failed={typeof failed === 'string' ? failed : renderFailure}
        >
          {(Part) => <Part {...props} />}
        </AsyncBoundary>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPartBoundary, {
    source,
    fetch: () =>
      loadPart().then(
        () => true,
        () => false,
      ),
  })
}

function LoadErrorNotice({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const raise = useUnit(noticeRaised)
  const report = useEffectEvent(async () => {
    raise(await loadFailureNotice(t, 'failure.title.part'))
    close()
  })
  useEffect(() => void report(), [])
  return null
}

/** A lazy dialog. If it fails to load, it closes with a toast, and the next click loads it again. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => lazyPart(load, { failed: ({ onClose }) => <LoadErrorNotice close={onClose} /> })

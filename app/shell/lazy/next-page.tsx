import { useTranslation } from 'react-i18next'
import { Alert, ShowMore, type ShowMoreProps } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { failureOf } from '#app/http/failure.ts'

/** The pages of a list, as `useInfiniteQuery` returns them. */
interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => Promise<unknown>
}

interface NextPageProps extends Pick<ShowMoreProps, 'count' | 'statusShown' | 'findItems'> {
  pages: Pages
  /** How many items are shown. */
  status: string
}

function PageFailure({ error }: { error: Error }) {
  const { t } = useTranslation()
  return (
    <Alert tone="negative" title={t('failure.title.more')}>
      {useFailureText(failureOf(error))}
    </Alert>
  )
}

/** Loads the next page of a list. */
export function NextPage({ pages, ...list }: NextPageProps) {
  const { t } = useTranslation()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages
  return (
    <ShowMore
      {...list}
      wide
      label={t(isFetchingNextPage ? 'list.loading' : 'list.more')}
      hasMore={hasNextPage}
      busy={isFetchingNextPage}
      failure={isFetchNextPageError && error !== null ? <PageFailure error={error} /> : null}
      onMore={() => void fetchNextPage()}
    />
  )
}

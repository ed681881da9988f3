import { useTranslation } from 'react-i18next'
import { Alert, Button, Text, VisuallyHidden } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { failureOf } from '#app/http/failure.ts'
import { useFirstNewItem } from '#app/shell/games/use-first-new-item.ts'

/** The pages of a list, as `useInfiniteQuery` returns them. */
interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => Promise<unknown>
}

interface ShowMoreProps {
  pages: Pages
  /** How many items are shown. */
  count: number
  /** Announced whenever it changes: how many items are shown. */
  status: string
  /** Shows the status too, as long as there is more. */
  statusShown?: boolean
  /** The shown items in DOM order; the first new one gets the focus when the button disappears. */
  findItems: () => ArrayLike<Element> | undefined
}

function PageFailure({ error }: { error: Error }) {
  const { t } = useTranslation()
  return (
    <Alert tone="negative" title={t('failure.title.more')}>
      {useFailureText(failureOf(error))}
    </Alert>
  )
}

/** Loads the next page of a list: a button, its failure, and the count for screen readers. */
export function ShowMore({ pages, count, status, statusShown = false, findItems }: ShowMoreProps) {
  const { t } = useTranslation()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages
  const focusFirstNew = useFirstNewItem(count)
  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {statusShown && hasNextPage ? (
        // The status above says the same.
        <Text size={13} tone="muted" aria-hidden>
          {status}
        </Text>
      ) : null}
      {isFetchNextPageError && error !== null ? <PageFailure error={error} /> : null}
      {hasNextPage ? (
        <Button
          wide
          busy={isFetchingNextPage}
          onClick={(event) => {
            focusFirstNew(event, findItems)
            void fetchNextPage()
          }}
        >
          {t(isFetchingNextPage ? 'list.loading' : 'list.more')}
        </Button>
      ) : null}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { PAGES } from '#contract/lobby/pages.ts'
import { Button, EmptyState, Inline, MainAside, Skeleton, Stack, Surface } from '#ui/index.ts'
import { useWide } from '#app/lib/browser/device.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSearchParamsState } from '#app/router/search-params-state.ts'
import { LazyVerifier } from '#app/features/proof/index.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { TextContents } from '#app/shell/page/text-contents.tsx'
import { usePageText } from '#app/shell/page/use-page-text.ts'

const SKELETON_HEIGHT = 900
const ROUND_HEIGHT = 480
const PublicRound = lazyPart(async () => (await import('./public-round.tsx')).PublicRound, {
  waiting: <Skeleton height={ROUND_HEIGHT} />,
  failed: 'section',
})
const infoPages = [
  'terms-and-conditions',
  'instructions',
  'responsible-gaming',
  'fairness',
  'privacy',
  'complaints',
  'accessibility',
] as const
const textKeys = {
  'terms-and-conditions': 'terms',
  instructions: 'instructions',
  'responsible-gaming': 'responsible',
  fairness: 'fairness',
  privacy: 'privacy',
  complaints: 'complaints',
  accessibility: 'accessibility',
} as const

/** A page with a CMS text: terms, instructions, responsible gaming, legal information. `?round=` shows a round's proof. */
export function InfoPage() {
  const { t } = useTranslation('pages')
  const { path } = useLocationInfo()
  const [search] = useSearchParamsState()
  const round = search.get('round') ?? ''
  const page = infoPages.find((name) => path.startsWith(PAGES[name])) ?? 'terms-and-conditions'
  const title = t(`info.${textKeys[page]}`)
  const text = usePageText(page)
  const html = text.data === undefined ? '' : `${text.data.content}${text.data.bottom}`
  const isWide = useWide()
  const print = <Button onClick={() => window.print()}>{t('info.print')}</Button>
  const sections = (
    <>
      {page === 'fairness' && round !== '' ? <PublicRound key={round} id={round} /> : null}
      <AsyncBoundary
        query={text}
        failed={page === 'fairness' ? 'description' : 'page'}
        waiting={<Skeleton height={SKELETON_HEIGHT} />}
      >
        {({ content, bottom }) =>
          content === '' && bottom === '' ? (
            <EmptyState title={t('info.empty')}>{t('info.emptyText')}</EmptyState>
          ) : (
            <Surface width="text">
              <Stack gap={6}>
                {isWide ? null : <TextContents html={html} />}
                <ServerText html={content} />
                <ServerText html={bottom} />
              </Stack>
            </Surface>
          )
        }
      </AsyncBoundary>
      {page === 'fairness' ? <LazyVerifier /> : null}
    </>
  )
  // The steps of a round stand side by side, so that nothing stands beside them.
  if (isWide && round === '')
    return (
      <MainAside width="form" asideStays>
        <Stack gap={6}>
          <PageHead page={page} title={title} />
          <PageHeading title={title} />
          {sections}
        </Stack>
        <Surface>
          <Stack gap={5}>
            {/* First, because the contents come with the text. */}
            {print}
            <TextContents isOpen html={html} />
          </Stack>
        </Surface>
      </MainAside>
    )
  return (
    <Stack gap={6} width={round === '' ? 'text' : 'full'}>
      <PageHead page={page} title={title} />
      <Inline justify="between">
        <PageHeading title={title} />
        {print}
      </Inline>
      {sections}
    </Stack>
  )
}

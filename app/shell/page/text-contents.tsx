import { useTranslation } from 'react-i18next'
import { Accordion } from '#ui/index.ts'
import { headingsOf, linkList } from './text-headings.ts'
import { ServerText } from './server-text.tsx'

/** A text with fewer headings fits on a screen or two. */
const LEAST_HEADINGS = 4

/** Links to the headings of a long text from the server; nothing for a short one. */
export function TextContents({ html }: { html: string }) {
  const { t } = useTranslation('pages')
  const headings = headingsOf(html)
  if (headings.length < LEAST_HEADINGS) return null
  const title = t('info.contents')
  return (
    <nav aria-label={title}>
      <Accordion
        headingLevel={2}
        items={[{ id: 'contents', title, content: <ServerText html={linkList(headings)} /> }]}
      />
    </nav>
  )
}

import { useTranslation } from 'react-i18next'
import { Accordion, Stack, Text } from '#ui/index.ts'
import { headingsOf, linkList } from './text-headings.ts'
import { ServerText } from './server-text.tsx'

/** A text with fewer headings fits on a screen or two. */
const LEAST_HEADINGS = 4

interface TextContentsProps {
  html: string
  /** Shows the links at once, beside the text. */
  isOpen?: boolean
}

/** Links to the headings of a long text from the server; nothing for a short one. */
export function TextContents({ html, isOpen = false }: TextContentsProps) {
  const { t } = useTranslation('pages')
  const headings = headingsOf(html)
  if (headings.length < LEAST_HEADINGS) return null
  const title = t('info.contents')
  const links = <ServerText html={linkList(headings)} />
  return (
    <nav aria-label={title}>
      {isOpen ? (
        <Stack gap={3}>
          <Text strong>{title}</Text>
          {links}
        </Stack>
      ) : (
        <Accordion headingLevel={2} items={[{ id: 'contents', title, content: links }]} />
      )}
    </nav>
  )
}

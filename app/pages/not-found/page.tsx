import { useTranslation } from 'react-i18next'
import { ButtonLink, Heading, Inline, NotFoundArt, Stack, Text } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'

/** Page for unknown URLs. */
export function NotFoundPage() {
  const { t } = useTranslation('pages')
  return (
    <Inline justify="centre">
      <Stack gap={5}>
        <PageHead page={null} title={t('notFound.title')} isMissing />
        <Inline justify="centre">
          <NotFoundArt />
        </Inline>
        <Heading level={1} size={32}>
          {t('notFound.title')}
        </Heading>
        <Text tone="muted">{t('notFound.text')}</Text>
        <Inline justify="centre">
          <ButtonLink href={paths.home()} tone="primary">
            {t('notFound.home')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Inline>
  )
}

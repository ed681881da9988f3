import { useTranslation } from 'react-i18next'
import { ButtonLink, Heading, Inline, NotFoundArt, Stack, Text } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { usePageTitle } from '#app/shell/page-title.ts'

/** Any address that the site does not have. */
export function NotFoundPage() {
  const { t } = useTranslation('pages')
  usePageTitle(t('notFound.title'))
  return (
    <Inline justify="centre">
      <Stack gap={5}>
        <NotFoundArt />
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

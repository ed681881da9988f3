import { useTranslation } from 'react-i18next'
import { ButtonLink, Heading, Inline, Stack, Text } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { usePageTitle } from '#app/shell/page-title.ts'

/** Where error 25 of any call leads (`spec §6`). */
export function ForbiddenPage() {
  const { t } = useTranslation()
  usePageTitle(t('forbidden.title'))
  return (
    <Inline justify="centre">
      <Stack gap={5}>
        <Heading level={1} size={32}>
          {t('forbidden.title')}
        </Heading>
        <Text tone="muted">{t('forbidden.text')}</Text>
        <Inline justify="centre">
          <ButtonLink href={paths.home()} tone="primary">
            {t('forbidden.home')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Inline>
  )
}

import { useTranslation } from 'react-i18next'
import { ButtonLink, OutcomePanel } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'

/** Target of error 25 of any call (`spec §6`). */
export function ForbiddenPage() {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageHead page={null} title={t('forbidden.title')} />
      <OutcomePanel
        tone="negative"
        title={t('forbidden.title')}
        actions={
          <ButtonLink href={paths.home()} tone="primary">
            {t('forbidden.home')}
          </ButtonLink>
        }
      >
        <p>{t('forbidden.text')}</p>
      </OutcomePanel>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, OutcomePanel } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'

/** Target of error 25 of any call (`spec §6`). Its text names support, so a button leads there. */
export function ForbiddenPage() {
  const { t } = useTranslation('pages')
  const openSupport = useSupport()
  return (
    <>
      <PageHead page={null} title={t('forbidden.title')} />
      <OutcomePanel
        tone="negative"
        title={t('forbidden.title')}
        actions={
          <>
            <ButtonLink href={paths.home()} tone="primary">
              {t('forbidden.home')}
            </ButtonLink>
            <Button onClick={openSupport}>{t('support.open')}</Button>
          </>
        }
      >
        <p>{t('forbidden.text')}</p>
      </OutcomePanel>
    </>
  )
}

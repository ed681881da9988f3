import { useTranslation } from 'react-i18next'
import { ButtonLink, Dialog, Stack, Text } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'

/** The registration dialog; its form comes with accounts. Says plainly what can be done today. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={onClose} title={t('register.title')} description={t('register.lead')}>
      <Stack gap={5}>
        <Text>{t('register.soon')}</Text>
        <ButtonLink href={paths.game('cherry-row', 'demo')} tone="primary" wide onClick={onClose}>
          {t('register.demo')}
        </ButtonLink>
      </Stack>
    </Dialog>
  )
}

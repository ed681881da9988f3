import { useTranslation } from 'react-i18next'
import { Alert, Button, Stack, Text } from '#ui/index.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'

/** The deposit exists, but the address of its page was refused. Only support can help. */
export function RejectedAddress() {
  const { t } = useTranslation('money')
  const openSupport = useSupport()
  return (
    <FocusedMessage>
      <Alert tone="negative" title={t('deposit.failed.refused')}>
        <Stack gap={3}>
          <Text as="span">{t('deposit.failed.refusedText')}</Text>
          <div>
            <Button onClick={openSupport}>{t('deposit.failed.toSupport')}</Button>
          </div>
        </Stack>
      </Alert>
    </FocusedMessage>
  )
}

import { useTranslation } from 'react-i18next'
import { Button, Text, useClipboard } from '#ui/index.ts'

/** The main action of a transfer: copies the account. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('payments')
  const { status, copy } = useClipboard(text)
  return (
    <>
      <Button tone="primary" wide size="large" onClick={() => void copy()}>
        {t('transfer.copyCard')}
      </Button>
      <Text size={13} tone="muted" role="status">
        {status}
      </Text>
    </>
  )
}

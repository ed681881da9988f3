import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Text } from '#ui/index.ts'

/** The main action of a transfer: copies the account. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('payments')
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(t('transfer.copied'))
    } catch {
      setStatus(t('transfer.copyFailed'))
    }
  }
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

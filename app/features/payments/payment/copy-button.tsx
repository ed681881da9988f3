import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Icon, Text, useClipboard, VisuallyHidden } from '#ui/index.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

/** How long the button says that the number was copied. */
const COPIED_MS = 2000

/** The main action of a transfer: copies the account. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('payments')
  const clock = requireClock(useUnit($clock))
  const { outcome, status, copy, reset } = useClipboard(text)
  const isCopied = outcome === 'copied'
  useEffect(() => (isCopied ? clock.after(COPIED_MS, reset) : undefined), [isCopied, clock, reset])
  return (
    <>
      <Button tone="primary" wide size="large" onClick={() => void copy()}>
        {isCopied ? <Icon name="check" /> : null}
        {isCopied ? status : t('transfer.copyCard')}
      </Button>
      <VisuallyHidden role="status">{isCopied ? status : ''}</VisuallyHidden>
      {outcome === 'failed' ? (
        <Text size={13} role="alert">
          {status}
        </Text>
      ) : null}
    </>
  )
}

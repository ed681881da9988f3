import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Icon, Text, VisuallyHidden } from '#ui/index.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

/** How long the button says that the number was copied. */
const COPIED_MS = 2000

/** The main action of a transfer: copies the account. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('payments')
  const clock = requireClock(useUnit($clock))
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'copyFailed'>('none')
  useEffect(
    () => (outcome === 'copied' ? clock.after(COPIED_MS, () => setOutcome('none')) : undefined),
    [outcome, clock],
  )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  const isCopied = outcome === 'copied'
  return (
    <>
      <Button tone="primary" wide size="large" onClick={() => void copy()}>
        {isCopied ? <Icon name="check" /> : null}
        {t(isCopied ? 'transfer.copied' : 'transfer.copyCard')}
      </Button>
      <VisuallyHidden role="status">{isCopied ? t('transfer.copied') : ''}</VisuallyHidden>
      {outcome === 'copyFailed' ? (
        <Text size={13} role="alert">
          {t('transfer.copyFailed')}
        </Text>
      ) : null}
    </>
  )
}

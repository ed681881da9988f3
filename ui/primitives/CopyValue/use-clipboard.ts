import { useCallback, useState } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'

/** What copying came to. */
export type CopyOutcome = 'none' | 'copied' | 'failed'

/**
 * Copies a text to the clipboard. `status` says how it went, for an element with `role="status"`; `reset` forgets it.
 */
export function useClipboard(text: string): {
  outcome: CopyOutcome
  status: string
  copy: () => Promise<void>
  reset: () => void
} {
  const texts = useUiTexts()
  const [outcome, setOutcome] = useState<CopyOutcome>('none')
  const copy = async () => {
    setOutcome('none')
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Clipboard access can be denied; the text can still be selected and copied by hand.
      setOutcome('failed')
    }
  }
  const status = { none: '', copied: texts.copied, failed: texts.copyFailed }[outcome]
  const reset = useCallback(() => setOutcome('none'), [])
  return { outcome, status, copy, reset }
}

import { useState } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'

/** Copies a text to the clipboard. `status` says how it went, for an element with `role="status"`. */
export function useClipboard(text: string): { status: string; copy: () => Promise<void> } {
  const texts = useUiTexts()
  const [status, setStatus] = useState('')
  const copy = async () => {
    setStatus('')
    try {
      await navigator.clipboard.writeText(text)
      setStatus(texts.copied)
    } catch {
      // Clipboard access can be denied; the text can still be selected and copied by hand.
      setStatus(texts.copyFailed)
    }
  }
  return { status, copy }
}

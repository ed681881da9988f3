import { useEffect, useState } from 'react'
import { useUiTimer } from '../../provider/UiProvider.tsx'

/** Longer than a pause between two keystrokes. */
const DEBOUNCE_MS = 1000

/** The text once it has not changed for a second, for a status that must not interrupt typing. */
export function useDebouncedText(text: string): string {
  const after = useUiTimer()
  const [debounced, setDebounced] = useState(text)
  useEffect(() => after(DEBOUNCE_MS, () => setDebounced(text)), [after, text])
  return debounced
}

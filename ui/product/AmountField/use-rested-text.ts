import { useEffect, useState } from 'react'
import { useUiTimer } from '../../provider/UiProvider.tsx'

/** In milliseconds: longer than a pause between two keystrokes. */
const REST = 1000

/** The text once it has not changed for a second, for a status that must not interrupt typing. */
export function useRestedText(text: string): string {
  const after = useUiTimer()
  const [rested, setRested] = useState(text)
  useEffect(() => after(REST, () => setRested(text)), [after, text])
  return rested
}

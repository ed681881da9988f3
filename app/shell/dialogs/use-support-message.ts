import { useUnit } from 'effector-react'
import { $draft, draftChanged } from '#app/models/support/support.model.ts'
import { useSupport } from './use-support.ts'

/** Opens support with a message, `''` for none, unless the player has begun one. */
export function useSupportMessage(message: string): () => void {
  const { draft, change } = useUnit({ draft: $draft, change: draftChanged })
  const open = useSupport()
  return () => {
    if (draft.trim() === '' && message !== '') change(message)
    open()
  }
}

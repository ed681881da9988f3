import { Copy, Eye, EyeOff } from 'lucide-react'

const actions = { reveal: Eye, conceal: EyeOff, copy: Copy } as const

/** What is done with a field or a value. A module of its own: the first page has none of these. */
export type FieldAction = keyof typeof actions

/** The picture of an action inside a field; its button says it in words. */
export function FieldIcon({ action }: { action: FieldAction }) {
  const Drawing = actions[action]
  return <Drawing aria-hidden="true" focusable="false" size={20} strokeWidth={2} data-component="FieldIcon" />
}

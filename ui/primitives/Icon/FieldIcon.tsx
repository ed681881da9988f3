import { Copy, Eye, EyeOff } from 'lucide'
import { Drawing } from '../../private/drawing.tsx'

const actions = { reveal: Eye, conceal: EyeOff, copy: Copy } as const

/** What is done with a field or a value. A module of its own: the first page has none of these. */
export type FieldAction = keyof typeof actions

/** The picture of an action inside a field; its button says it in words. */
export function FieldIcon({ action }: { action: FieldAction }) {
  return <Drawing lines={actions[action]} size={20} component="FieldIcon" />
}

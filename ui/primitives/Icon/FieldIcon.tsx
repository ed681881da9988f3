import { Copy, Eye, EyeOff } from 'lucide'
import { SvgIcon } from '../../private/drawing.tsx'

const actions = { reveal: Eye, conceal: EyeOff, copy: Copy } as const

/** An action inside a field. In its own module, because the first page does not use these icons. */
export type FieldAction = keyof typeof actions

/** Icon of an action inside a field. Decorative: the button around it has the accessible name. */
export function FieldIcon({ action }: { action: FieldAction }) {
  return <SvgIcon lines={actions[action]} size={20} component="FieldIcon" />
}

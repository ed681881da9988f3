import { Copy, Eye, EyeOff } from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'

const actions = { reveal: Eye, conceal: EyeOff, copy: Copy } as const

/** An action inside a field. In its own module, because the first page does not use these icons. */
export type FieldAction = keyof typeof actions

interface FieldIconProps extends NativeProps<'svg', 'aria-hidden'> {
  action: FieldAction
}

/** Icon of an action inside a field. Decorative: the button around it has the accessible name. */
export function FieldIcon({ action, ...rest }: FieldIconProps) {
  return <SvgIcon {...rest} icon={actions[action]} size={20} component="FieldIcon" />
}

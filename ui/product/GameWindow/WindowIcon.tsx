import { ArrowLeft, GripVertical, MoveDiagonal, PictureInPicture2, Scaling, SquareArrowOutUpRight } from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'

const icons = {
  back: ArrowLeft,
  move: GripVertical,
  corner: MoveDiagonal,
  size: Scaling,
  return: SquareArrowOutUpRight,
  minimise: PictureInPicture2,
} as const

export interface WindowIconProps extends NativeProps<'svg', 'aria-hidden' | 'name'> {
  /** Name of the icon. */
  name: keyof typeof icons
}

/** An icon of the game window. In its own module, because the first page does not use these. */
export function WindowIcon({ name, ...rest }: WindowIconProps) {
  return <SvgIcon {...rest} icon={icons[name]} size={20} component="WindowIcon" />
}

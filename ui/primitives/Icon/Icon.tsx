import {
  ArrowLeft,
  ArrowUp,
  Bell,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Gamepad2,
  Gift,
  Heart,
  Info,
  Languages,
  Maximize,
  Menu,
  MessageCircle,
  Moon,
  Pause,
  Play,
  Search,
  SlidersHorizontal,
  Sun,
  SunMoon,
  X,
} from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'

const icons = {
  back: ArrowLeft,
  up: ArrowUp,
  check: Check,
  down: ChevronDown,
  previous: ChevronLeft,
  next: ChevronRight,
  alert: CircleAlert,
  success: CircleCheck,
  games: Gamepad2,
  bonuses: Gift,
  notifications: Bell,
  heart: Heart,
  info: Info,
  language: Languages,
  fullscreen: Maximize,
  menu: Menu,
  night: Moon,
  pause: Pause,
  play: Play,
  search: Search,
  filter: SlidersHorizontal,
  day: Sun,
  support: MessageCircle,
  system: SunMoon,
  close: X,
} as const

/** Names of the icons, by meaning. */
export type IconName = keyof typeof icons
/** Every icon name, for the documentation. */
export const iconNames = /* @__PURE__ */ Object.keys(icons).filter((name): name is IconName => name in icons)

export interface IconProps extends NativeProps<'svg', 'aria-hidden' | 'name'> {
  /** Name of the icon by meaning, not by its drawing. */
  name: IconName
  /** In pixels; 20 by default. */
  size?: 16 | 20 | 24 | 32 | undefined
}

/** A decorative icon beside text, hidden from assistive technology. A lone icon needs an `IconButton`. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
  return <SvgIcon {...rest} icon={icons[name]} size={size} component="Icon" />
}

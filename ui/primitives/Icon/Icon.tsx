import {
  ArrowLeft,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Gamepad2,
  Heart,
  Info,
  Languages,
  Maximize,
  Menu,
  Moon,
  Pause,
  Play,
  Search,
  SlidersHorizontal,
  Sun,
  SunMoon,
  X,
} from 'lucide'
import { Drawing } from '../../private/drawing.tsx'

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
  system: SunMoon,
  close: X,
} as const

/** The product's icons, by what they mean. */
export type IconName = keyof typeof icons
/** Every icon, for the docs. */
export const iconNames = /* @__PURE__ */ Object.keys(icons).filter((name): name is IconName => name in icons)

export interface IconProps {
  name: IconName
  /** Pixels, 20 by default. */
  size?: 16 | 20 | 24 | 32
}

/** A picture beside words; it says nothing to a screen reader, so an icon alone needs an `IconButton`. */
export function Icon({ name, size = 20 }: IconProps) {
  return <Drawing lines={icons[name]} size={size} component="Icon" />
}

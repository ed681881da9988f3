import type { IconNode } from 'lucide'
import { createElement } from 'react'
import type { NativeProps } from './native-props.ts'

export interface SvgIconProps extends NativeProps<'svg'> {
  icon: IconNode
  /** In pixels. */
  size: number
  /** Stroke width, in units of the 24 px grid. */
  weight?: number | undefined
  /** Value of `data-component`. */
  component?: string | undefined
}

/** Renders an icon as SVG, hidden from assistive technology. */
export function SvgIcon({ icon, size, weight = 2, component, ...rest }: SvgIconProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-component={component}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}

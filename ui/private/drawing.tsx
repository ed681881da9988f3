import type { IconNode } from 'lucide'
import { createElement } from 'react'

export interface DrawingProps {
  lines: IconNode
  /** Pixels. */
  size: number
  /** Of the line, in the drawing's own 24 pixels. */
  weight?: number
  /** Whose drawing it is. */
  component?: string
}

/** A drawing of the icon set. It says nothing to a screen reader. */
export function Drawing({ lines, size, weight = 2, component }: DrawingProps) {
  return (
    <svg
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
      {lines.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  )
}

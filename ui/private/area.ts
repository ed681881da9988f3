/** An area of the viewport, in pixels. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Its fields: those of a `DOMRect` cannot be spread. */
export function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

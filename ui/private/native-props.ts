import type { ComponentPropsWithRef, HTMLAttributes, JSX, Ref } from 'react'

/** Props that a component controls itself: styling is closed, and content has its own prop. */
type ClosedProps = 'className' | 'style' | 'children' | 'dangerouslySetInnerHTML'

/** `ref` and the attributes of a native element, without the props that the component controls. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Controlled extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  ClosedProps | Controlled
>

/** The same for a component with an `as` prop: only attributes that every element accepts. */
export interface AnyElementProps extends Omit<HTMLAttributes<HTMLElement>, ClosedProps> {
  /** The root element. */
  ref?: Ref<HTMLElement> | undefined
}

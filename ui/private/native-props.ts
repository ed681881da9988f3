import type { ComponentPropsWithRef, HTMLAttributes, JSX, Ref } from 'react'

/** What a component keeps for itself: its look is closed, and its content comes by a prop of its own. */
type Closed = 'className' | 'style' | 'children'

/** `ref` and the attributes of a plain element, without those that a component keeps for itself. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  Closed | Own
>

/** The same where a prop chooses the element: only what every element takes. */
export interface AnyElementProps extends Omit<HTMLAttributes<HTMLElement>, Closed> {
  ref?: Ref<HTMLElement>
}

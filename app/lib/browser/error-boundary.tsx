import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { Component, type ReactNode } from 'react'

/** A component threw during render, or a notice could not be created. The error is reported. */
export const crashed = createEvent<unknown>()

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered instead of `children` after an error. */
  fallback: (error: unknown) => ReactNode
}

interface BoundaryProps extends ErrorBoundaryProps {
  onError: (error: unknown) => void
}

interface BoundaryState {
  caught: { error: unknown } | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { caught } = this.state
    return caught === null ? this.props.children : this.props.fallback(caught.error)
  }
}

/** Catches render errors of its children and reports them. Change its `key` to retry. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} onError={useUnit(crashed)} />
}

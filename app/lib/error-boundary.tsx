import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { Component, type ReactNode } from 'react'

/** Something threw while it was drawn; the operator learns of it. */
export const crashed = createEvent<unknown>()

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of `children` once something in them has thrown. */
  fallback: (error: unknown) => ReactNode
}

interface NetProps extends ErrorBoundaryProps {
  onError: (error: unknown) => void
}

interface NetState {
  caught: { error: unknown } | null
}

class Net extends Component<NetProps, NetState> {
  override state: NetState = { caught: null }

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

/** Catches what its children throw and reports it. A new `key` tries them again. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Net {...props} onError={useUnit(crashed)} />
}

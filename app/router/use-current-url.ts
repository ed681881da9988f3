import { useLocation } from 'react-router-dom'

/** The current path with its query. */
export function useCurrentUrl(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

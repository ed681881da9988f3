import { useSyncExternalStore } from 'react'

/** Replaces the `use-sync-external-store` shim that effector-react imports with React's own hook. */
export { useSyncExternalStore }
export default { useSyncExternalStore }

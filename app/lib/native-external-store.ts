import { useSyncExternalStore } from 'react'

/** What effector-react and its selector helper ask of the shim for older Reacts, by React's own hook. */
export { useSyncExternalStore }
export default { useSyncExternalStore }

import { useSyncExternalStore } from 'react'

/** What effector-react imports from the shim for older Reacts, by React's own hook. */
export default { useSyncExternalStore }

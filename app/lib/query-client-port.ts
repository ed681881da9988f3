import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'effector'

/** The query cache: a port, so that a test or a story has its own. */
export const $queryClient = createStore<QueryClient | null>(null, { serialize: 'ignore' })

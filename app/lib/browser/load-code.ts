import { throwChunkLoadError } from './chunk-load-error.ts'

const failedLoads = new Set<() => Promise<unknown>>()

/**
 * Loads code on demand. Code that fails to load is loaded again when the connection is back, so that the next press finds
 * it.
 * @throws ChunkLoadError
 */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    const loaded = await load()
    failedLoads.delete(load)
    return loaded
  } catch (error) {
    failedLoads.add(load)
    return throwChunkLoadError(error)
  }
}

/** Loads failed code again. Code that fails once more waits for the next time. */
export async function reloadFailedCode(): Promise<void> {
  await Promise.allSettled([...failedLoads].map((load) => loadCode(load)))
}

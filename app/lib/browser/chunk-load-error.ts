import { CallFailure } from '#app/http/failure.ts'

/**
 * A lazy chunk failed to load: the network is down, or a newer deployment removed the file. Counts as a request without a
 * response, so it is reported and retried like one.
 */
export class ChunkLoadError extends CallFailure {
  override name = 'ChunkLoadError'

  constructor(cause: unknown) {
    super({ kind: 'noResponse', call: 'chunk', cause: 'network', status: null })
    this.cause = cause
  }
}

/** For a `catch` of a dynamic import. */
export function throwChunkLoadError(cause: unknown): never {
  throw new ChunkLoadError(cause)
}

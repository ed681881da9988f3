/** A lazy chunk failed to load: the network is down, or a newer deployment removed the file. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** For a `catch` of a dynamic import. */
export function throwChunkLoadError(cause: unknown): never {
  throw new ChunkLoadError('A lazy chunk failed to load.', { cause })
}

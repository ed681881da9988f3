/** The code or the texts of a part did not arrive: the connection is gone, or a newer version has replaced them. */
export class ChunkLoadError extends Error {
  override name = 'NotFetched'
}

/** For a `catch` of a dynamic import. */
export function throwChunkLoadError(cause: unknown): never {
  throw new ChunkLoadError('A part of the page was not fetched.', { cause })
}

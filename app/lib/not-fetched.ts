/** The code or the texts of a part did not arrive: the connection is gone, or a newer version has replaced them. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/** For a `catch` of a dynamic import. */
export function notFetched(cause: unknown): never {
  throw new NotFetched('A part of the page was not fetched.', { cause })
}

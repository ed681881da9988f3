import { createHash } from 'node:crypto'

/** Returns the `ETag` of a response that depends on nothing but its content. */
export const contentTag = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`

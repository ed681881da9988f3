/** What the body of a response depends on. */
interface TaggedRequest {
  path: string
  token: string | null
  language: string
}

interface TaggedResponse {
  tag: string
  body: unknown
}

/** Keeps the last body of each path that has an `ETag`, so that an unchanged one is not sent again. */
export function createTaggedResponses() {
  const kept = new Map<string, TaggedRequest & TaggedResponse>()
  return {
    /** The response to repeat; `undefined` if another player or language got it. */
    find({ path, token, language }: TaggedRequest): TaggedResponse | undefined {
      const known = kept.get(path)
      return known?.token === token && known.language === language ? known : undefined
    },
    keep(request: TaggedRequest, { ok, headers }: Response, body: unknown): void {
      const tag = headers.get('etag')
      if (ok && tag !== null) kept.set(request.path, { ...request, tag, body })
    },
  }
}

export type TaggedResponses = ReturnType<typeof createTaggedResponses>

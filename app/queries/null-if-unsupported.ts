import { isUnsupportedCall } from '#app/http/unsupported-call.ts'

/** Resolves with `null` if the back end does not implement the call. */
export const nullIfUnsupported = <Data>(response: Promise<Data>): Promise<Data | null> =>
  response.catch((error: unknown) => {
    if (isUnsupportedCall(error)) return null
    throw error
  })

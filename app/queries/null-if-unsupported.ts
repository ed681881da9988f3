import { isUnsupportedCall } from '#app/http/unsupported-call.ts'

/** Resolves with `null` if the back end does not implement the call. */
export const nullIfUnsupported = <Data>(response: Promise<Data>): Promise<Data | null> =>
  response.catch((error: unknown) => {
    if (isUnsupportedCall(error)) return null
    throw error
  })

/** Resolves with `empty` if the back end does not implement the call: nothing is listed then. */
export const emptyIfUnsupported = async <Data>(response: Promise<Data>, empty: Data): Promise<Data> =>
  (await nullIfUnsupported(response)) ?? empty

declare global {
  interface Window {
    /** Responses that the script in `index.html` requested, by path below `/api`. */
    earlyResponses?: Record<string, Promise<Response>>
  }
}

/** Takes the early response for a path, which was requested as a guest. It is returned once: later requests go to the network. */
export function takeEarlyResponse(path: string): Promise<Response> | undefined {
  const responses = window.earlyResponses
  const response = responses?.[path]
  if (responses !== undefined) delete responses[path]
  return response
}

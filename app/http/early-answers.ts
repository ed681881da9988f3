declare global {
  interface Window {
    /** Filled by the script in `index.html`, by path below `/api`. */
    earlyAnswers?: Record<string, Promise<Response>>
  }
}

/** The answer that the page asked for before this script ran, once; later questions go to the wire. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answers = window.earlyAnswers
  const answer = answers?.[path]
  if (answers !== undefined) delete answers[path]
  return answer
}

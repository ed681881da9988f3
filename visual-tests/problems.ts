import type { ConsoleMessage, Page, Request, Response } from 'playwright'

/** The problems of a page since the last call: errors, failed responses, requests to other hosts. */
export type TakeProblems = () => string[]

/** Collects problems of a page from now on. */
export function watchProblems(page: Page, base: string): TakeProblems {
  let problems: string[] = []
  page.on('pageerror', (error: Error) => problems.push(`uncaught error: ${error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    // The browser requests the favicon by itself, once.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') problems.push(`console error: ${message.text().slice(0, 200)}`)
  })
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      problems.push(`${response.status()} for ${response.url()}`)
  })
  page.on('request', (request: Request) => {
    if (/^https?:/u.test(request.url()) && new URL(request.url()).origin !== new URL(base).origin)
      problems.push(`request to another host: ${request.url()}`)
  })
  return () => {
    const found = problems
    problems = []
    return found
  }
}

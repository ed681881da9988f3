import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import { requestLanguage } from '#server/http/request-language.ts'

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const

/** Serves a script or stylesheet as a separate file; inline ones would need an exception in the policy. */
export async function serveFile(app: FastifyInstance, address: string, file: URL): Promise<void> {
  const text = await readFile(file, 'utf8')
  const type = address.endsWith('.js') ? TYPES.js : TYPES.css
  app.get(address, (_, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
}

/** A sandbox page; `headers` are added to the site's. */
export interface SandboxPage {
  address: string
  document: (language: Language, query: Readonly<Record<string, unknown>>) => string
  headers?: Readonly<Record<string, string>>
}

/** Serves a page in the language of `?lang=`, else of the browser. */
export function servePage(app: FastifyInstance, { address, document, headers = {} }: SandboxPage): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(address, async (request, reply) => {
    const { lang } = request.query
    const language = isLanguage(lang) ? lang : requestLanguage(request.headers['accept-language'])
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(document(language, request.query))
  })
}

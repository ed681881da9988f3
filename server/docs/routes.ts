import type { FastifyInstance } from 'fastify'
import { allCalls } from '#contract/all-calls.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { openApi } from './openapi.ts'

function page(): string {
  const rows = allCalls
    .map(({ method, path, name, guest }) => {
      const access = guest ? 'anybody' : 'a player'
      return `<tr><td><code>${method}</code></td><td><code>/api${escapeHtml(path)}</code></td><td>${name}</td><td>${access}</td></tr>`
    })
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cassiopeia: the calls of the API</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc}</style></head>
<body><h1>The calls of the API</h1><p>Made from the contract's own declarations. For machines: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Name</th><th>For</th></tr></thead><tbody>${rows}</tbody></table></body></html>`
}

/** What an operator's developer reads first: the calls, and their schemas as OpenAPI. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', async () => openApi())
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()))
}

import type { FastifyInstance } from 'fastify'
import { allCalls, frameCalls, urlOfCall, type AnyCall } from '#contract/all-calls.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import { openApi } from './openapi.ts'

/** On a phone a row has two lines with the path below; long paths break anywhere. */
const STYLES = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}
@media (max-width:40rem){
thead{position:absolute;clip-path:inset(50%)}
tr{display:grid;grid-template-columns:3.5rem 1fr auto;column-gap:.5rem;padding:.5rem 0;border-bottom:1px solid #ccc}
td{border:0;padding:0}
td:nth-child(2){grid-area:2/1/3/4}
}`

function accessTo(call: AnyCall): string {
  if (call.guest) return 'anyone'
  return frameCalls.includes(call) ? 'frame of a game' : 'signed-in player'
}

function page(): string {
  const rows = [...allCalls, ...frameCalls]
    .map((call) => {
      const { method, name } = call
      return `<tr><td><code>${method}</code></td><td><code>${escapeHtml(urlOfCall(call))}</code></td><td>${name}</td><td>${accessTo(call)}</td></tr>`
    })
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cassiopeia API calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${STYLES}</style></head>
<body><main><h1>API calls</h1><p>Generated from the contract's declarations. Machine-readable: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Name</th><th>Access</th></tr></thead><tbody>${rows}</tbody></table></main></body></html>`
}

/** Serves the API documentation as HTML and OpenAPI JSON. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', async () => openApi())
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()))
}

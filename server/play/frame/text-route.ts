import type { FastifyInstance } from 'fastify'
import { contentTag } from '#server/http/content-tag.ts'

/** Serves a text of the server. Browsers ask each time whether it has changed. */
export function textRoute(app: FastifyInstance, url: string, { type, text }: { type: string; text: string }): void {
  const tag = contentTag(text)
  app.get(url, (request, reply) => {
    void reply.headers({ etag: tag, 'cache-control': 'no-cache' })
    return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.type(type).send(text)
  })
}

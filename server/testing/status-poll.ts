import type { TestApi } from './test-api.ts'

const NOT_MODIFIED = 304

/** Polls the status of a session as a browser does, which sends the tag of the last response and keeps its body. */
export function createStatusPoll({ app }: Pick<TestApi, 'app'>, token: string, language = 'ru') {
  let known: { tag: string; body: string } | null = null
  const headers = { authorization: `Token ${token}`, 'accept-language': language }
  return {
    /** The status by the poll, and whether it was 304. */
    async poll() {
      const response = await app.inject({
        url: '/api/v2/status/',
        headers: { ...headers, ...(known === null ? {} : { 'if-none-match': known.tag }) },
      })
      if (response.statusCode === NOT_MODIFIED && known !== null) return { body: known.body, isUnchanged: true }
      const { etag } = response.headers
      known = typeof etag === 'string' ? { tag: etag, body: response.body } : null
      return { body: response.body, isUnchanged: false }
    },
    /** The status as the database has it. */
    async read() {
      const { body } = await app.inject({ url: '/api/v2/status/?force=1', headers })
      return body
    },
  }
}

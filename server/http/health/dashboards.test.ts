import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newSeededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const TOKEN = 'token-of-the-scraper'

let api: TestApi
beforeAll(async () => {
  const poolUsage = () => ({ busy: 3, idle: 5, waiting: 2 })
  api = await startTestApi(newSeededMemory(), { metrics: { token: TOKEN, poolUsage } })
})
afterAll(() => api.stop())

/** Names in a query that are metrics: those with an underscore that are no functions. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/\b[a-z]+(?:_[a-z\d]+)+\b(?!\()/gu)].map(([name]) => name)

/** The queries of a file: those of the dashboard, and those of the alerts. */
function queriesOf(file: string): string {
  const text = readFileSync(`docs/operate/${file}`, 'utf8')
  const [, ...parts] = text.split(/"?\bexpr"?: /u)
  return parts.map((part) => part.split(/\n\s+(?:for|labels|"legendFormat"):?/u)[0]).join('\n')
}

it.each(['grafana.json', 'alerts.yml'])('every metric of %s is printed', async (file) => {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const { body } = await api.app.inject({ url: '/metrics', headers })
  const printed = new Set([...body.matchAll(/^# TYPE (?<name>\S+)/gmu)].map(({ groups }) => groups?.['name']))
  const used = metricsIn(queriesOf(file))
  expect(used.length).toBeGreaterThan(8)
  expect(used.filter((name) => !printed.has(name.replace(/_(?:bucket|count)$/u, '')))).toEqual([])
})

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { describeVariables, VARIABLES } from './variables.ts'

const names = VARIABLES.map(({ name }) => name)

/** An environment that remembers which variables were read. */
function watchedEnvironment(values: NodeJS.ProcessEnv) {
  const read = new Set<string>()
  const environment = new Proxy(values, {
    get(target, name) {
      read.add(String(name))
      return Reflect.get(target, name)
    },
  })
  return { environment, read }
}

it('the table has every variable that the settings read, and no other', () => {
  const { environment, read } = watchedEnvironment({
    NODE_ENV: 'production',
    SITE_URL: 'https://casino.example',
    DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    PAYMENT_GATEWAY_URL: 'https://pay.example',
    PAYMENT_GATEWAY_SECRET: 'x'.repeat(32),
  })
  readSettings(environment)
  expect([...read].filter((name) => name !== 'NODE_ENV').toSorted()).toEqual(names.toSorted())
})

it('the page for operators explains each', () => {
  const page = readFileSync('docs/operate.md', 'utf8')
  const rows = [...page.matchAll(/^\| (?<cell>(?:`[A-Z_]+`(?:, )?)+) +\|/gmu)].flatMap(({ groups }) =>
    [...(groups?.['cell'] ?? '').matchAll(/`(?<name>[A-Z_]+)`/gu)].map((match) => match.groups?.['name']),
  )
  expect(names.filter((name) => !rows.includes(name))).toEqual([])
})

it('the compose file sets only variables that exist', () => {
  const file = readFileSync('docs/operate/compose/compose.yml', 'utf8')
  const [, block = ''] = /environment: &environment\n((?: {4}\S.*\n)+)/u.exec(file) ?? []
  const set = [...block.matchAll(/^ {4}(?<name>[A-Z_]+):/gmu)].map(({ groups }) => groups?.['name'] ?? '')
  expect(set.length).toBeGreaterThan(8)
  expect(set.filter((name) => !names.includes(name))).toEqual([])
})

it('the description names each variable, its value or its default, and no secret', () => {
  const text = describeVariables({ PORT: '80', DATABASE_URL: 'postgresql://user:password@db/site' })
  expect(text.split('\n')).toHaveLength(VARIABLES.length)
  expect(text).toContain('PORT=80\n')
  expect(text).toContain('DATABASE_URL=…\n')
  expect(text).toContain('PASSWORD_MIN (not set: 6)\n')
})

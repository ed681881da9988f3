import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
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

describe('the compose file', () => {
  const Service = z.looseObject({
    environment: z.record(z.string(), z.string()),
    volumes: z.array(z.string()),
    command: z.optional(z.array(z.string())),
  })
  const file = z
    .looseObject({
      services: z.looseObject({
        'server-1': Service,
        standby: Service,
        postgres: z.looseObject({ healthcheck: z.looseObject({ test: z.array(z.string()) }) }),
      }),
    })
    .parse(parse(readFileSync('docs/operate/compose/compose.yml', 'utf8'), { merge: true }))

  /** Fixed by the containers, or for demonstrations. */
  const NOT_PASSED = new Set('PORT HOST API_URL DATA_DIR SANDBOX SANDBOX_NOW SANDBOX_SEED SANDBOX_GAMES'.split(' '))

  it('passes the variables of the server on, and only those that exist', () => {
    const passed = Object.keys(file.services['server-1'].environment)
    expect(passed.toSorted()).toEqual(names.filter((name) => !NOT_PASSED.has(name)).toSorted())
  })

  it('mounts the folders of these variables', () => {
    const { environment, volumes } = file.services['server-1']
    const folders = volumes.map((volume) => volume.split(':')[1])
    expect(folders).toEqual([environment['KEEP_ASSETS_DIR'], '/content'])
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/-o node -g node \/data \/assets$/mu)
  })

  it('takes PostgreSQL as healthy once it listens to the network, not while its image creates the database', () => {
    expect(file.services.postgres.healthcheck.test.join(' ')).toMatch(/pg_isready -h 127\.0\.0\.1 /u)
  })

  it('makes the folder of the standby private, as PostgreSQL insists, before the server starts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'standby-'))
    const data = join(folder, 'data')
    // As the image of PostgreSQL has it.
    mkdirSync(data)
    chmodSync(data, 0o1777)
    writeFileSync(join(folder, 'pg_basebackup'), '#!/bin/sh\necho copied')
    writeFileSync(join(folder, 'postgres'), '#!/bin/sh\nstat -c %a "$PGDATA"')
    for (const program of ['pg_basebackup', 'postgres']) chmodSync(join(folder, program), 0o755)
    const [script = ''] = file.services.standby.command ?? []
    const output = execFileSync('sh', ['-c', script.replaceAll('$$', '$')], {
      env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, PGDATA: data },
      encoding: 'utf8',
    })
    expect(output).toBe('copied\n700\n')
    rmSync(folder, { recursive: true })
  })
})

it('the description names each variable, its value or its default, and no secret', () => {
  const text = describeVariables({ PORT: '80', DATABASE_URL: 'postgresql://user:password@db/site' })
  expect(text.split('\n')).toHaveLength(VARIABLES.length)
  expect(text).toContain('PORT=80\n')
  expect(text).toContain('DATABASE_URL=…\n')
  expect(text).toContain('PASSWORD_MIN (not set: 6)\n')
  expect(describeVariables({ API_URL: 'https://user:password@casino.example/' })).toContain(
    'API_URL=https://…@casino.example/\n',
  )
})

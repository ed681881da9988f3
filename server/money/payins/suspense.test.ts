import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { post, readAs, registerUser } from '#server/testing/accounts.ts'
import { createDataFolder, nodeEnvironment } from '#server/testing/child-process.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { readPurses } from '#server/money/ledger.ts'
import { createDeposit, payDeposit } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { decideSuspense, listSuspended, type SuspenseDecision } from './suspense.ts'

describe('decisions about money in suspense', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  beforeEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())

  const reason = 'The bank has confirmed it'
  const decide = (payin: number, decision: SuspenseDecision, kopecks = 109_500) =>
    decideSuspense(api.database.db, { payin, decision, kopecks, reason, by: 'operator', now: api.clock.now() })
  const audit = (payin: number) =>
    api.database.db.selectFrom('suspense_decisions').selectAll().where('payin_id', '=', payin).orderBy('id').execute()

  /** A transfer of 1096 ₽, for which 1095 ₽ have arrived. */
  async function disputed() {
    const { from, id: player } = await registerUser(api, 'disputed')
    await createDeposit(api, from, { system: 'transfer', amount: 1096 })
    api.clock.fix(TEST_NOW + 31_000)
    await readAs(api, getStatus, from)
    const row = (await listSuspended(api.database.db)).find((one) => one.player === player)
    expect(row).toMatchObject({ kopecks: 109_600, suspended: 109_500, stage: 'disputed', system: 'transfer' })
    return { from, player, id: row?.id ?? 0, balance: async () => (await readAs(api, getStatus, from)).balance }
  }

  it('credit it once, with a row that says who and why', async () => {
    const { id, balance } = await disputed()
    expect(await decide(id, 'credit')).toEqual({ kind: 'decided', kopecks: 109_500, isRepeated: false })
    expect(await decide(id, 'credit')).toEqual({ kind: 'decided', kopecks: 109_500, isRepeated: true })
    expect(await decide(id, 'return')).toEqual({ kind: 'decidedOtherwise' })
    expect(await balance()).toBe(1095)
    const row = { decision: 'credit', kopecks: 109_500, reason: 'The bank has confirmed it', decided_by: 'operator' }
    expect(await audit(id)).toEqual([expect.objectContaining(row)])
    expect((await listSuspended(api.database.db)).map((one) => one.id)).not.toContain(id)
  })

  it('return it, and decide anew when money comes again', async () => {
    const { id, balance } = await disputed()
    expect(await decide(id, 'return')).toMatchObject({ isRepeated: false })
    expect(await balance()).toBe(0)
    expect((await post(api, '/sandbox/payin', { id, action: 'otherAmount' })).kind).toBe('accepted')
    expect(await decide(id, 'credit')).toMatchObject({ kopecks: 109_500, isRepeated: false })
    expect(await balance()).toBe(1095)
    expect((await audit(id)).map(({ decision }) => decision)).toEqual(['return', 'credit'])
  })

  it('are made once by equal commands at the same time', async () => {
    const { id, balance } = await disputed()
    const results = await Promise.all([decide(id, 'credit'), decide(id, 'credit'), decide(id, 'credit')])
    expect(results.filter((result) => result.kind === 'decided' && !result.isRepeated)).toHaveLength(1)
    expect(await audit(id)).toHaveLength(1)
    expect(await balance()).toBe(1095)
  })

  it('are refused where another sum waits than the operator has seen', async () => {
    const { id, balance } = await disputed()
    await post(api, '/sandbox/payin', { id, action: 'otherAmount' })
    for (const decision of ['credit', 'return'] as const)
      expect(await decide(id, decision)).toEqual({ kind: 'otherSum' })
    expect([await balance(), await audit(id)]).toEqual([0, []])
    expect(await decide(id, 'return', 219_000)).toMatchObject({ kind: 'decided', kopecks: 219_000 })
    expect(await decide(id, 'return', 109_500)).toEqual({ kind: 'decidedOtherwise' })
  })

  it('return a second payment of a credited deposit, and never credit it', async () => {
    const { from, id: player } = await registerUser(api, 'twice')
    await payDeposit(api, from, 1002)
    const [payin] = (await sandbox(api)).payins
    const id = payin?.id ?? 0
    await sandbox(api, 'payin', { id, action: 'otherAmount' })
    expect(await decide(id, 'credit', 100_100)).toEqual({ kind: 'cannotCredit' })
    expect(await decide(id, 'return', 100_100)).toMatchObject({ kind: 'decided', isRepeated: false })
    expect(await readPurses(api.database.db, player)).toMatchObject({ own: 100_200 })
    expect(await findContradictions(api.database.db, [player])).toEqual([])
  })

  it('are refused where nothing waits', async () => {
    const { from, id: player } = await registerUser(api, 'paid')
    await createDeposit(api, from, { system: 'transfer', amount: 501 })
    api.clock.fix(TEST_NOW + 31_000)
    await readAs(api, getStatus, from)
    const { id } = await api.database.db
      .selectFrom('payins')
      .select('id')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow()
    expect(await decide(id, 'credit')).toEqual({ kind: 'nothingSuspended' })
    expect(await decide(0, 'credit')).toEqual({ kind: 'notFound' })
  })
})

it.each([
  ['payments', ['list']],
  ['ledger', []],
  ['accounts/documents/export', ['1', 'folder']],
])('%s.ts says that there is no database, instead of a new one without a fault', (name, args) => {
  const folder = mkdtempSync(join(tmpdir(), 'no-data-'))
  const command = new URL(`../../${name}.ts`, import.meta.url).pathname
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    env: nodeEnvironment({ DATA_DIR: folder }),
    encoding: 'utf8',
  })
  expect([stdout, stderr, status, readdirSync(folder)]).toEqual([
    '',
    `There is no database in ${folder}. Set DATABASE_URL, or DATA_DIR for the embedded one, as the site has it.\n`,
    78,
    [],
  ])
  rmSync(folder, { recursive: true })
})

it('the command needs a decision, a deposit and a reason, and says that nothing waits', () => {
  const data = createDataFolder()
  const command = new URL('../../payments.ts', import.meta.url).pathname
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--liftoff-only', command, ...args], {
      env: nodeEnvironment({ DATA_DIR: data.path }),
      encoding: 'utf8',
    })
  for (const args of [
    [],
    ['credit', '1'],
    ['credit', '1', '--why', 'y'],
    ['credit', 'x', '--sum', '1', '--why', 'y'],
    ['pay', '1'],
    ['list', '--all'],
  ])
    expect([args, run(...args).status]).toEqual([args, 78])
  expect(run('credit', '1', '--sum', '10,95', '--why', 'y').stderr).toBe(
    '--sum must be rubles such as 1095 or 1095.50, not "10,95".\n',
  )
  const list = run('list')
  expect([list.stdout, list.stderr, list.status]).toEqual(['No money is in suspense.\n', '', 0])
  const unknown = run('return', '1', '--sum', '1095', '--why', 'A test')
  expect([unknown.stderr, unknown.status]).toEqual(['There is no such deposit.\n', 1])
  data.remove()
})

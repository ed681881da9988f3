import { describe, expect, inject, it } from 'vitest'
import { seedContent } from '#server/seed/seed.ts'
import { TEST_SEED } from '#server/testing/seeded-databases.ts'
import { createTestDatabase } from '#server/testing/temporary-postgres.ts'
import { openDatabase } from './open.ts'

const { postgres } = inject('seeded')

describe.skipIf(postgres === null)('processes starting together on an empty PostgreSQL', () => {
  it('create tables and content once', async () => {
    const empty = await createTestDatabase(postgres?.server ?? '')
    const startProcess = () => openDatabase({ kind: 'postgres', url: empty.url }, (db) => seedContent(db, TEST_SEED))
    const opened = await Promise.all([startProcess(), startProcess(), startProcess()])
    const counts = await Promise.all(
      opened.map(({ db }) =>
        db
          .selectFrom('pots')
          .select(({ fn }) => fn.countAll().as('pots'))
          .executeTakeFirstOrThrow(),
      ),
    )
    expect(counts.map(({ pots }) => Number(pots))).toEqual([4, 4, 4])
    await Promise.all(opened.map((database) => database.close()))
    await empty.stop()
  })
})

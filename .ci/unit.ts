import { packageProgram, runProgram } from './run-program.ts'
import { sourceHash } from './source-hash.ts'
import { UNIT_SOURCES } from './sources.ts'
import { FILE_REPORTERS } from './stages.ts'
import { runChanged } from './test-cache.ts'
import { UNIT_PROJECTS, unitProjectNames } from './unit-projects.ts'
import { findPostgres } from '../server/testing/temporary-postgres.ts'

/* The stage `unit`: runs the projects of the unit tests that are not known to pass. */

/** Races run on PostgreSQL where it is installed. */
const environment = `${process.version} ${process.env['TEST_DATABASE_URL'] ?? findPostgres()}`

const passed = await runChanged({
  kind: 'unit',
  ids: unitProjectNames,
  async stateOf(id) {
    // Tests of the tools read the whole repository.
    if (id === 'tools') return null
    const folders = UNIT_PROJECTS[id].folders.map((folder) => `${folder}/**/*`)
    return `${environment} ${await sourceHash([...folders, ...UNIT_SOURCES], { withTests: true })}`
  },
  async run(ids) {
    const projects = ids.map((id) => `--project=${id}`)
    return (await runProgram(packageProgram('vitest'), ['run', ...projects, ...FILE_REPORTERS])) ? ids : []
  },
})
process.exitCode = passed ? 0 : 1

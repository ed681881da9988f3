import { openKnownPasses } from './known-passes.ts'
import { packageProgram, runProgram } from './run-program.ts'
import { sourceHash } from './source-hash.ts'
import { FILE_REPORTERS } from './stages.ts'
import { COMMON_SOURCES, UNIT_PROJECTS, unitProjectNames } from './unit-projects.ts'

/* The stage `unit`: runs the projects of the unit tests that are not known to pass. */

const passes = await openKnownPasses('unit')
const unknown: { id: string; state: string }[] = []
for (const id of unitProjectNames) {
  const { folders } = UNIT_PROJECTS[id]
  const patterns = [...folders.map((folder) => `${folder}/**/*`), ...COMMON_SOURCES]
  const state = `${process.version} ${await sourceHash(patterns, { withTests: true })}`
  // Tests of the tools read the whole repository.
  if (id !== 'tools' && passes.has(id, state)) console.log(`${id} has passed with the same sources`)
  else unknown.push({ id, state })
}
const projects = unknown.map(({ id }) => `--project=${id}`)
const passed = await runProgram(packageProgram('vitest'), ['run', ...projects, ...FILE_REPORTERS])
if (passed) await passes.add(unknown)
process.exitCode = passed ? 0 : 1

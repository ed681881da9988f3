import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { createProfile, isProfiled } from './profile.ts'
import { root } from './run-program.ts'

/** Environment variable with a file for the list of the test files that have passed. */
export const PASSED_FILES = 'PASSED_FILES'

/** A line at most so often, or a stage of four hundred files would fill the log. */
const INTERVAL_MS = 5000

/** Prints how far a vitest stage is, and in a profiled run its slowest files. Another reporter prints the failures. */
export default class FileReporter implements Reporter {
  private readonly profile = isProfiled() ? createProfile() : null
  private files = 0
  private ended = 0
  private printedAt = performance.now()

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length
  }

  onTestModuleEnd(module: TestModule): void {
    const file = relative(root, module.moduleId)
    this.ended += 1
    this.profile?.add(file)
    const isFailed = module.state() === 'failed'
    if (!isFailed && this.ended < this.files && performance.now() - this.printedAt < INTERVAL_MS) return
    this.printedAt = performance.now()
    console.log(`[${this.ended} of ${this.files} files] ${isFailed ? 'FAILED' : 'passed'} ${file}`)
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const list = process.env[PASSED_FILES]
    const passed = modules.filter((module) => module.state() === 'passed')
    if (list !== undefined) writeFileSync(list, JSON.stringify(passed.map(({ moduleId }) => relative(root, moduleId))))
    if (this.profile !== null) console.log(this.profile.describe())
  }
}

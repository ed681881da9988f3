import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { root } from '#ci/run-program.ts'
import { writeLoadedFiles } from './loaded-files.ts'

/* Runs around every file of journeys. */
afterAll(() => writeLoadedFiles(relative(root, expect.getState().testPath ?? '')))

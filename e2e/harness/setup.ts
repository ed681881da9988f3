import { afterAll, expect } from 'vitest'
import { writeLoadedFiles } from './loaded-files.ts'

/* Runs around every file of journeys. */
afterAll(() => writeLoadedFiles(expect.getState().testPath ?? ''))

import { TIME_OUT } from '#ci/time-outs.ts'
import { expect as baseExpect } from 'playwright/test'

/** Waits for states of a page. Speed is measured by the benchmarks, not by these tests. */
export const expect = baseExpect.configure({ timeout: TIME_OUT.page })

/** For the assertion of `advanceUntil`: it is repeated after each step of the clock. */
export const WITHIN_STEP = { timeout: TIME_OUT.step }

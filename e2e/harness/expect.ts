import { TIMEOUT } from '#ci/timeouts.ts'
import { expect as baseExpect } from 'playwright/test'

/** Waits for states of a page. Speed is measured by the benchmarks, not by these tests. */
export const expect = baseExpect.configure({ timeout: TIMEOUT.page })

/** For the assertion of `advanceUntil`: it is repeated after each step of the clock. */
export const WITHIN_STEP = { timeout: TIMEOUT.step }

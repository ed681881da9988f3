import { expect as baseExpect } from 'playwright/test'

/** Generous timeout for busy CI cores. Speed is measured by the benchmarks, not by these tests. */
export const expect = baseExpect.configure({ timeout: 15_000 })

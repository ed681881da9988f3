import { expect as playwrightExpect } from 'playwright/test'

/** Waits as long as a slow machine with three browsers at work may need; what is there at once costs no time. */
export const expect = playwrightExpect.configure({ timeout: 15_000 })

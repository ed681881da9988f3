import { expect as impatient } from 'playwright/test'

/**
 * Waits as long as three browsers on two busy cores may need. How fast a page is, is not what a journey says: that is measured,
 * with bounds of its own.
 */
export const expect = impatient.configure({ timeout: 15_000 })

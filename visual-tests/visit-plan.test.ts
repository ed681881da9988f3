import { describe, expect, it } from 'vitest'
import { playTestFault } from './visit-plan.ts'

describe('playTestFault', () => {
  it.each([
    [
      '\u001B[34m\nClick to debug the error directly in Storybook:\nhttp://127.0.0.1:1/?path=/story/a--b\n\n\u001B[39mMessage:\n Unable to find role="button"\n\nIgnored nodes: …',
      'the play test failed: Unable to find role="button"',
    ],
    [
      '\n  thrown: "Exceeded timeout of 9000 ms"\n  at …',
      'the play test failed: thrown: "Exceeded timeout of 9000 ms"',
    ],
    ['page.evaluate: Target crashed', 'the play test failed: page.evaluate: Target crashed'],
    ['\u001B[2mexpect(\u001B[22melement).toBeVisible()', 'the play test failed: expect(element).toBeVisible()'],
    ['', 'the play test failed'],
  ])('has the first line of the error: %j', (message, fault) => {
    expect(playTestFault(message)).toBe(fault)
  })
})

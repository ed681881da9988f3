import { describe, expect, it } from 'vitest'
import { playTestFault } from './visit-plan.ts'

describe('playTestFault', () => {
  it.each([
    [
      '\u001B[34m\nClick to debug the error directly in Storybook:\nhttp://127.0.0.1:1/?path=/story/a--b\n\n\u001B[39mMessage:\n Unable to find role="button"\n\nIgnored nodes: …',
      'play test: Unable to find role="button"',
    ],
    ['\n  thrown: "Exceeded timeout of 9000 ms"\n  at …', 'play test: thrown: "Exceeded timeout of 9000 ms"'],
    ['page.evaluate: Target crashed', 'play test: page.evaluate: Target crashed'],
    ['\u001B[2mexpect(\u001B[22melement).toBeVisible()', 'play test: expect(element).toBeVisible()'],
    ['', 'play test'],
  ])('has the first line of the error: %j', (message, fault) => {
    expect(playTestFault(message)).toBe(fault)
  })
})

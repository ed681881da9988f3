import config from './test-runner.ts'

/*
 * Setup of every story file. The runner's own setup evaluates the whole Storybook core per file, about a second each, but
 * the stories need only this hook. `.ci/stories.ts` fails if no stories were visited, e.g. after the hook was renamed.
 */
Reflect.set(globalThis, '__sbPostVisit', config.postVisit)
/** Needed only after a page crash. */
async function setUpPage(...page: Parameters<(typeof import('@storybook/test-runner'))['setupPage']>): Promise<void> {
  const { setupPage } = await import('@storybook/test-runner')
  await setupPage(...page)
}
Reflect.set(globalThis, '__sbSetupPage', setUpPage)

import config from './test-runner.ts'

/*
 * What each file of stories is prepared with. The runner's own setup evaluates Storybook's whole core anew for every file,
 * about a second each; the stories need this hook of it. `.ci/stories.ts` counts what the hook has looked at: were its name
 * another one after an upgrade, nothing would be looked at, and that is a failure.
 */
Reflect.set(globalThis, '__sbPostVisit', config.postVisit)
/** Only after a page has crashed. */
async function setUpPage(...page: Parameters<(typeof import('@storybook/test-runner'))['setupPage']>): Promise<void> {
  const { setupPage } = await import('@storybook/test-runner')
  await setupPage(...page)
}
Reflect.set(globalThis, '__sbSetupPage', setUpPage)

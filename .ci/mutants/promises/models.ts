import type { Mutant } from '../mutant.ts'

export const modelsMutants: readonly Mutant[] = [
  {
    name: 'a request whose response was lost is retried with a new idempotency key',
    area: 'models',
    file: 'app/models/forms/submission.ts',
    find: 'if (!keepsKey(failureOf(error))) removeKey()',
    replace: 'removeKey()',
    tests: ['app/models/forms/idempotency-key.test.ts'],
  },
  {
    name: 'cached data of the previous player stays after a sign-out',
    area: 'models',
    claims: ['14.3.1'],
    file: 'app/models/session/private-cache.model.ts',
    find: 'session !== id && session !== GUEST_ID',
    replace: 'session !== id && id !== GUEST_ID',
    tests: ['app/models/session/sign-out/sign-out.test.ts'],
  },
  {
    name: 'the session that a sign-in link replaces stays open on the server',
    area: 'models',
    file: 'app/models/session/sign-in-link/sign-in-link.model.ts',
    find: 'endSession: endSessionRequested.prepend(({ token }) => token),',
    replace: "endSession: { run: () => undefined, until: 'never' },",
    tests: ['e2e/sign-in/sign-in-link.e2e.ts'],
  },
]

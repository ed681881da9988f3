import type { Mutant } from '../mutant.ts'

export const serverMutants: readonly Mutant[] = [
  {
    name: 'a rate-limited request is stored as the outcome of its idempotency key',
    area: 'server',
    file: 'server/http/idempotency/idempotency.ts',
    find: 'code !== errorCode.tooManyRequests && code',
    replace: 'code',
    tests: ['server/http/idempotency/idempotency-key.test.ts'],
  },
  {
    name: 'a recovered password leaves the sessions of an intruder open',
    area: 'server',
    claims: ['6.4.3'],
    file: 'server/accounts/recovery/recovery.ts',
    find: '    await endSessions(transaction, id, null)\n',
    replace: '',
    tests: ['server/accounts/recovery/recovery.test.ts'],
  },
  {
    name: 'quotes in a description end its attribute and inject markup',
    area: 'server',
    claims: ['1.1.2, 1.2.1'],
    file: 'contract/core/escape-html.ts',
    find: '/[&<>"\']/gu',
    replace: '/[&<>]/gu',
    tests: ['server/http/document/head.test.ts'],
  },
  {
    name: 'one of two tabs gets an error when both add the same favourite',
    area: 'server',
    file: 'server/games/favourites.ts',
    find: "    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doNothing())\n",
    replace: '',
    tests: ['server/games/favourites.race.test.ts'],
  },
]

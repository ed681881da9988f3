import type { Mutant } from '../mutant.ts'

const TESTS = ['server/accounts/second-factor/second-factor.test.ts']
const PASSKEY_TESTS = ['server/accounts/passkeys/passkeys.test.ts']

export const secondFactorClaims: readonly Mutant[] = [
  {
    name: 'a password alone signs in although the second factor is on',
    area: 'accounts',
    claims: ['6.3.3', 'A stolen password'],
    file: 'server/accounts/second-factor/sign-in-tickets.ts',
    find: '  return trusted === undefined\n',
    replace: '  return false\n',
    tests: TESTS,
  },
  {
    name: 'a code of an app can be used again',
    area: 'accounts',
    claims: ['6.5.1, 6.5.2, 6.5.3, 6.5.4, 6.5.5'],
    file: 'server/accounts/second-factor/totp.ts',
    find: 'step > lastStep && ',
    replace: '',
    tests: ['server/accounts/second-factor/totp.test.ts'],
  },
  {
    name: 'a recovery code does not replace a lost app',
    area: 'accounts',
    claims: ['6.4.4'],
    file: 'server/accounts/second-factor/check-code.ts',
    find: '  if (!(await spendRecoveryCode(transaction, player, secret, code))) return false\n',
    replace: '  return false\n',
    tests: TESTS,
  },
  {
    name: 'codes can be guessed without a limit',
    area: 'accounts',
    claims: ['A stolen password'],
    file: 'server/accounts/second-factor/check-code.ts',
    find: '  if (tries === null) throw tooManyRequests(ATTEMPT_LIMIT)\n',
    replace: '',
    tests: TESTS,
  },
  {
    name: 'a confirmed session withdraws as often as it likes',
    area: 'accounts',
    file: 'server/accounts/second-factor/second-factor.ts',
    find: '    .set({ confirmed_until: null })\n',
    replace: '    .set({ confirmed_until: new Date(session.now + CONFIRMED_MS * 1000) })\n',
    tests: TESTS,
  },
  {
    name: 'an answer to a challenge of a passkey can be replayed',
    area: 'accounts',
    claims: ['A forged, replayed or foreign passkey'],
    file: 'server/accounts/passkeys/challenges.ts',
    find: "    .deleteFrom('passkey_challenges')\n    .where('challenge_hash', '=', tokenHash(challenge))\n",
    replace:
      "    .updateTable('passkey_challenges')\n    .set({ player_id: player })\n    .where('challenge_hash', '=', tokenHash(challenge))\n",
    tests: PASSKEY_TESTS,
  },
  {
    name: 'a passkey signs in a player who is not its owner',
    area: 'accounts',
    file: 'server/accounts/passkeys/sign-in-by-passkey.ts',
    find: 'credential.response.userHandle !== (await userHandleOf(db, player))',
    replace: 'credential.response.userHandle === ""',
    tests: PASSKEY_TESTS,
  },
  {
    name: 'a passkey is added without the second factor that it replaces',
    area: 'accounts',
    file: 'server/accounts/passkeys/passkeys.ts',
    find: '  await checkOwnCodeOfApp(db, { player, keys, now }, code)\n',
    replace: '',
    tests: PASSKEY_TESTS,
  },
]

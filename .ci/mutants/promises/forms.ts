import type { Mutant } from '../mutant.ts'

export const formsMutants: readonly Mutant[] = [
  {
    name: 'the draft of a form stores its password',
    area: 'forms',
    file: 'app/forms/use-draft.ts',
    find: 'value !== defaultValues?.[field] && !isSecret(field)',
    replace: 'value !== defaultValues?.[field]',
    tests: ['app/forms/use-app-form.test.tsx'],
  },
  {
    name: 'a password whose outcome is unknown is emptied, so it cannot be sent again',
    area: 'forms',
    file: 'app/forms/use-app-form.ts',
    find: '(request.failure !== null && !isOutcomeUnknown(request.failure))',
    replace: 'request.failure !== null',
    tests: ['app/forms/use-app-form.test.tsx'],
  },
  {
    name: 'a code that was typed during the lock-out is never submitted',
    area: 'forms',
    file: 'app/features/access/verification/verify-contact.tsx',
    find: '    if (wasLocked.current && !isLocked) unlocked()\n    wasLocked.current = isLocked',
    replace: '    wasLocked.current = isLocked\n    if (wasLocked.current && !isLocked) unlocked()',
    tests: ['e2e/sign-in/recovery.e2e.ts'],
  },
  {
    name: 'a code that was pasted among other digits is submitted by itself',
    area: 'forms',
    file: 'ui/private/pasted-text.ts',
    find: 'another === undefined) return { digits: candidate, isClear: false }',
    replace: 'another === undefined) return { digits: candidate, isClear: true }',
    tests: ['ui/primitives/OtpField/OtpField.test.tsx'],
  },
]

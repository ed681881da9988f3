/*
 * Mutants: mistakes that a developer could make in code that keeps a promise to the player. `npm run mutants` plants each one
 * and expects its tests to fail.
 */

export const AREAS = ['contract', 'models', 'money', 'play', 'forms', 'shell', 'server'] as const

export interface Mutant {
  /** The broken promise, in plain words. */
  name: string
  area: (typeof AREAS)[number]
  file: string
  /** Text that occurs once in the file. */
  find: string
  replace: string
  /** The cheapest test files that fail. */
  tests: readonly string[]
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a gateway error in JSON counts as a rejection, so the request is taken as not applied',
    area: 'contract',
    file: 'contract/core/envelope.ts',
    find: "('data' in body ? INTERNAL_ERROR : null)",
    replace: 'INTERNAL_ERROR',
    tests: ['app/http/client.test.ts'],
  },
  {
    name: 'an account of twelve digits, the shortest card, is shown in full',
    area: 'contract',
    file: 'contract/core/reader.ts',
    find: '{11,}/gu',
    replace: '{12,}/gu',
    tests: ['contract/core/reader.test.ts'],
  },
  {
    name: 'a card is rejected in the last month of its validity',
    area: 'contract',
    file: 'contract/money/card-rules.ts',
    find: '<= moscowMonthIndex(now)',
    replace: '<= moscowMonthIndex(now) + 1',
    tests: ['contract/money/card-rules.test.ts'],
  },
  {
    name: 'a player comes of age at 03:00 in Moscow, by the day in UTC',
    area: 'contract',
    file: 'contract/core/moscow-calendar.ts',
    find: 'date.valueOf() - MOSCOW_OFFSET_MS',
    replace: 'date.valueOf()',
    tests: ['contract/player/personal.test.ts'],
  },
  {
    name: 'a code that was pasted among other digits is submitted by itself',
    area: 'forms',
    file: 'ui/private/pasted-text.ts',
    find: 'another === undefined) return { digits: candidate, isClear: false }',
    replace: 'another === undefined) return { digits: candidate, isClear: true }',
    tests: ['ui/primitives/OtpField/OtpField.test.tsx'],
  },
  {
    name: 'an amount of 1,000 is read as one ruble',
    area: 'contract',
    file: 'contract/money/money-rules.ts',
    find: '/\\.\\d{3,}$/u',
    replace: '/\\.\\d{4,}$/u',
    tests: ['contract/money/money-rules.test.ts'],
  },

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
    file: 'app/models/session/private-cache.model.ts',
    find: 'session !== id && session !== GUEST_ID',
    replace: 'session !== id && id !== GUEST_ID',
    tests: ['app/models/session/sign-out/logout.test.ts'],
  },
  {
    name: 'the session that a sign-in link replaces stays open on the server',
    area: 'models',
    file: 'app/models/session/sign-in-link/sign-in-link.model.ts',
    find: 'endSession: { run: (_deps, { token }, _signal, fire) => fire(endSessionRequested, token),',
    replace: 'endSession: { run: () => undefined,',
    tests: ['e2e/sign-in/sign-in-link.e2e.ts'],
  },

  {
    name: 'simultaneous withdrawals are checked without the lock of the player and overdraw the balance',
    area: 'money',
    file: 'server/money/payouts/request-withdrawal.ts',
    find: '      await lockPlayerRow(transaction, player)\n',
    replace: '',
    tests: ['server/money/payouts/payouts.race.test.ts'],
  },
  {
    name: 'the odd kopeck of a win goes to the bonus instead of the own money',
    area: 'money',
    file: 'server/money/stakes.ts',
    find: 'div(${win}::numeric * bonus_kopecks, own_kopecks + bonus_kopecks)',
    replace: 'ceil(${win}::numeric * bonus_kopecks / (own_kopecks + bonus_kopecks))',
    tests: ['server/money/stakes.test.ts'],
  },
  {
    name: 'the security code of a declined card stays in the form',
    area: 'money',
    file: 'ui/product/CardForm/CardForm.tsx',
    find: "      clearCode()\n      cardInput(form.current, 'code')?.focus()",
    replace: "      cardInput(form.current, 'code')?.focus()",
    tests: ['e2e/money/cards.e2e.ts'],
  },
  {
    name: 'Back to a cascade opens the found details again, so the player cannot leave them',
    area: 'money',
    file: 'app/models/payments/payment.model.ts',
    find: 'run: ({ tabStorage, session }, { key, marks }) => writeMarks(tabStorage, session.id, key, marks),',
    replace: 'run: () => undefined,',
    tests: ['e2e/money/payments.e2e.ts'],
  },
  {
    name: 'a withdrawal that came back stays in the list of open ones',
    area: 'money',
    file: 'app/pages/cashbox/withdraw/withdraw.tsx',
    find: '  useMoneyRefresh()\n',
    replace: '',
    tests: ['app/pages/cashbox/withdraw/open-payouts.test.tsx'],
  },

  {
    name: 'a retry after an unusable response is another round with another stake',
    area: 'play',
    file: 'server/play/frames/kit/frame.js',
    find: '    if (pending !== null) return void send(pending)\n',
    replace: '',
    tests: ['server/play/frames/kit/frame.dom.test.ts'],
  },
  {
    name: 'a held key starts one round after another',
    area: 'play',
    file: 'server/play/frames/kit/frame.js',
    find: 'if (isShortcut || event.repeat) event.preventDefault()',
    replace: 'if (isShortcut) event.preventDefault()',
    tests: ['server/play/frames/kit/frame.dom.test.ts'],
  },
  {
    name: 'the focus is lost when the refilled purse hides its button',
    area: 'play',
    file: 'server/play/frames/kit/frame.js',
    find: '    playButton.focus()\n',
    replace: '',
    tests: ['server/play/frames/kit/frame.dom.test.ts'],
  },
  {
    name: 'a round that ends on hold does not report that the game holds',
    area: 'play',
    file: 'server/play/frames/kit/frame.js',
    find: "    enter(remainingMs > 0 ? 'pausing' : 'idle', why)\n    if (isOnHold) page.post({ type: 'held' })\n",
    replace: "    enter(remainingMs > 0 ? 'pausing' : 'idle', why)\n",
    tests: ['server/play/frames/kit/frame.dom.test.ts'],
  },
  {
    name: 'another setting of the page resets the stake that was chosen in the game',
    area: 'play',
    file: 'server/play/frames/kit/stakes.js',
    find: 'if (!isChanged || !stakes.includes(pageStake)) return',
    replace: 'if (!stakes.includes(pageStake)) return',
    tests: ['server/play/frames/kit/frame.dom.test.ts'],
  },
  {
    name: 'a game on hold can be played',
    area: 'play',
    file: 'server/play/frames/kit/frame.js',
    find: "(!isOnHold && (phase === 'unknown'",
    replace: "((phase === 'unknown'",
    tests: ['server/play/frames/kit/frame.dom.test.ts'],
  },
  {
    name: 'held cards look held after a rejection, and the next draw changes them',
    area: 'play',
    file: 'server/play/frames/jacks-plus/view.js',
    find: 'if (!round.isOver && !isSame) held',
    replace: 'if (!round.isOver) held',
    tests: ['server/play/frames/jacks-plus/view.dom.test.ts'],
  },
  {
    name: 'the stake of an open hand can be changed',
    area: 'play',
    file: 'server/play/frames/jacks-plus/view.js',
    find: '    stakes.lock(open?.stake ?? null)\n',
    replace: '',
    tests: ['server/play/frames/jacks-plus/view.dom.test.ts'],
  },
  {
    name: 'a winning line marks symbols that it does not pay for',
    area: 'play',
    file: 'server/play/frames/amber-coast/lines.js',
    find: '(LINES[line - 1] ?? []).slice(0, count)',
    replace: 'LINES[line - 1] ?? []',
    tests: ['server/play/frames/amber-coast/view.dom.test.ts'],
  },
  {
    name: 'a repeated round is refused as too soon instead of answered with its result',
    area: 'play',
    file: 'server/play/rounds.ts',
    find: '    const known = rows.find((row) => row.id === id)\n',
    replace:
      "    if (waitMs > 0) return { kind: 'tooSoon', waitMs }\n    const known = rows.find((row) => row.id === id)\n",
    tests: ['server/play/rounds.test.ts'],
  },

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
    file: 'app/shell/access/verification/verify-contact.tsx',
    find: '    if (wasLocked.current && !isLocked) unlocked()\n    wasLocked.current = isLocked',
    replace: '    wasLocked.current = isLocked\n    if (wasLocked.current && !isLocked) unlocked()',
    tests: ['e2e/sign-in/recovery.e2e.ts'],
  },

  {
    name: 'in forced colours the current page of the header looks like the others',
    area: 'shell',
    file: 'ui/product/SiteHeader/SiteHeader.css.ts',
    find: 'selectors: { \'&[aria-current="page"]\': selectedInForcedColours }',
    replace: 'selectors: { \'&[aria-current="true"]\': selectedInForcedColours }',
    tests: ['e2e/shell/forced-colours.e2e.ts'],
  },
  {
    name: 'a game moves although the reduced motion of the site is on',
    area: 'shell',
    file: 'server/play/frames/kit/motion.js',
    find: 'query.matches || isReducedBySite',
    replace: 'query.matches',
    tests: ['e2e/shell/reduced-motion.e2e.ts'],
  },
  {
    name: 'the headings of a page skip a level',
    area: 'shell',
    file: 'app/pages/tournaments/page.tsx',
    find: "<Heading level={2} size={19}>\n                    {t('tournaments.active')}",
    replace: "<Heading level={3} size={19}>\n                    {t('tournaments.active')}",
    tests: ['e2e/lobby/reading.e2e.ts'],
  },
  {
    name: 'opening the profile forgets the tab of the last visit',
    area: 'shell',
    file: 'app/pages/profile/profile-content.tsx',
    find: 'if (named !== undefined) showTab(named)',
    replace: 'showTab(tab)',
    tests: ['app/pages/profile/page.test.tsx'],
  },
  {
    name: 'the pop-up of a social network stays open when its dialog is closed',
    area: 'shell',
    file: 'app/shell/access/social-entry.tsx',
    find: 'useEffect(() => () => leave(), [leave])',
    replace: 'useEffect(() => undefined, [leave])',
    tests: ['e2e/sign-in/social.e2e.ts'],
  },

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
    file: 'server/accounts/recovery/recovery.ts',
    find: '    await endSessions(transaction, id, null)\n',
    replace: '',
    tests: ['server/accounts/recovery/recovery.test.ts'],
  },
  {
    name: 'quotes in a description end its attribute and inject markup',
    area: 'server',
    file: 'server/http/document/escape-html.ts',
    find: '/[&<>"\']/gu',
    replace: '/[&<>]/gu',
    tests: ['server/http/document/head.test.ts'],
  },
]

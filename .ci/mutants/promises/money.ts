import type { Mutant } from '../mutant.ts'

export const moneyMutants: readonly Mutant[] = [
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
    file: 'app/features/payments/models/payment.model.ts',
    find: 'run: (deps, { key, marks }) => writeMarks(deps, key, marks),',
    replace: 'run: () => undefined,',
    tests: ['e2e/money/payments.e2e.ts'],
  },
  {
    name: 'a withdrawal that came back stays in the list of open ones',
    area: 'money',
    file: 'app/features/cashier/withdraw/withdraw.tsx',
    find: '  useMoneyRefresh()\n',
    replace: '',
    tests: ['app/features/cashier/withdraw/open-payouts.test.tsx'],
  },
]

/*
 * Mutants: mistakes that a developer could make in code that keeps a promise. `npm run mutants` plants each one and expects
 * its tests to fail. Each claim of the documents (`claims.ts`) has one that shows its test red.
 */

import type { Mutant } from './mutant.ts'
import { accountsClaims } from './claims/accounts.ts'
import { secondFactorClaims } from './claims/second-factor.ts'
import { sessionsClaims } from './claims/sessions.ts'
import { bonusesClaims } from './claims/bonuses.ts'
import { documentsClaims } from './claims/documents.ts'
import { requestsClaims } from './claims/requests.ts'
import { responsesClaims } from './claims/responses.ts'
import { logsClaims } from './claims/logs.ts'
import { moneyClaims } from './claims/money.ts'
import { appClaims } from './claims/app.ts'
import { contractMutants } from './promises/contract.ts'
import { modelsMutants } from './promises/models.ts'
import { moneyMutants } from './promises/money.ts'
import { playMutants } from './promises/play.ts'
import { protectionMutants } from './promises/protection.ts'
import { formsMutants } from './promises/forms.ts'
import { shellMutants } from './promises/shell.ts'
import { serverMutants } from './promises/server.ts'

export const MUTANTS: readonly Mutant[] = [
  ...contractMutants,
  ...modelsMutants,
  ...moneyMutants,
  ...playMutants,
  ...protectionMutants,
  ...formsMutants,
  ...shellMutants,
  ...serverMutants,
  ...accountsClaims,
  ...secondFactorClaims,
  ...sessionsClaims,
  ...bonusesClaims,
  ...documentsClaims,
  ...requestsClaims,
  ...responsesClaims,
  ...logsClaims,
  ...moneyClaims,
  ...appClaims,
]

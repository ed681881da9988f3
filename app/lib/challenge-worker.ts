import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'
import { deriveKey as derivePlainly } from './plain-pbkdf2.ts'

// The library's own worker reckons with Node's functions: this one with the browser's, where the page has them.
handler({ deriveKey: isSecureContext ? deriveKey : derivePlainly })

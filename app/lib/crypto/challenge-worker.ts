import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'
import { deriveKey as derivePlainKey } from './plain-pbkdf2.ts'

// The worker of the library needs Node's crypto. `crypto.subtle` needs HTTPS (or localhost), hence the JavaScript
// fallback.
handler({ deriveKey: isSecureContext ? deriveKey : derivePlainKey })

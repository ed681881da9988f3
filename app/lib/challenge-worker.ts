import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// The library's own worker reckons with Node's functions: this one with the browser's.
handler({ deriveKey })

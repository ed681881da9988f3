import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAssertion } from '#contract/player/passkeys.ts'

/* A software authenticator with one ES256 key, for tests of the server. Browsers have their own (`e2e/`). */

const FLAGS = { userPresent: 1, userVerified: 4, attestedCredential: 64 } as const
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')
/** CBOR: a byte string of 24 to 65,535 bytes, and a short text. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ])
const cborText = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

/** What a test changes of an honest response. */
export interface Response {
  challenge: string
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** The count of signatures; by default it grows. */
  counter?: number
  userHandle?: string
}

/** Creates an authenticator. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let count = 0

  const clientData = (type: string, { challenge, origin = 'http://localhost' }: Response) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const header = ({ rpId = 'localhost', isVerified = true, counter }: Response, more: number) => {
    count = counter ?? count + 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    const flags = FLAGS.userPresent | (isVerified ? FLAGS.userVerified : 0) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted])
  }

  return {
    id: text(credentialId),
    /** Answers the options of a new passkey. */
    register(response: Response): NewPasskey {
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ])
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([
        header({ counter: 0, ...response }, FLAGS.attestedCredential),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ])
      const clientDataJSON = text(clientData('webauthn.create', response))
      const id = text(credentialId)
      return { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject: text(attestation) } }
    },
    /** Answers the options of a sign-in. */
    assert(response: Response & { userHandle: string }): PasskeyAssertion {
      const data = clientData('webauthn.get', response)
      const authData = header(response, 0)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      const id = text(credentialId)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authData),
          signature: text(signature),
          userHandle: response.userHandle,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

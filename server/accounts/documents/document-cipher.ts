import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/*
 * Encryption of identity documents and of secrets of second factors (AES-256-GCM). The id of the key is stored beside each
 * row, so that keys can be replaced: new rows use the current key, and old keys still decrypt.
 */

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const ID_LENGTH = 8

/** An encryption key. Its id is a part of its hash. */
export interface DocumentKey {
  id: string
  key: Buffer
}

/** The key of new images, and older ones that still decrypt. */
export interface DocumentKeys {
  current: DocumentKey
  old: readonly DocumentKey[]
}

const toKey = (key: Buffer): DocumentKey => ({
  id: createHash('sha256').update(key).digest('hex').slice(0, ID_LENGTH),
  key,
})

/** Reads a key of 32 bytes in base64; returns `null` for anything else. */
export function readDocumentKey(text: string): DocumentKey | null {
  const key = Buffer.from(text, 'base64')
  const isRandom = new Set(key).size > 1
  return key.length === KEY_BYTES && isRandom && key.toString('base64') === text ? toKey(key) : null
}

/** The key used without `DOCUMENTS_KEY`. It is public, so production does not start with it. */
export const developmentKeys: DocumentKeys = { current: toKey(Buffer.alloc(KEY_BYTES, 'development')), old: [] }

/** Where an image is stored. Encryption binds it to this place, so that rows cannot be swapped. */
export interface DocumentPlace {
  player: number
  position: number
}

/** Encrypts bytes: nonce, tag, ciphertext. They decrypt only with the same `place`. */
export function encryptBytes({ key }: DocumentKey, place: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place))
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])
}

/** Decrypts bytes. `name` is for the message of the error. @throws Error if the key is unknown or the row was changed */
export function decryptBytes(
  { current, old }: DocumentKeys,
  { name, place }: { name: string; place: string },
  { keyId, bytes }: { keyId: string; bytes: Buffer },
): Buffer {
  const found = [current, ...old].find(({ id }) => id === keyId)
  if (found === undefined)
    throw new Error(`${name} is encrypted with key ${keyId}, which is not in DOCUMENTS_KEY or DOCUMENTS_KEYS_OLD.`)
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, found.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new Error(`${name} was changed after it was stored.`, { cause })
  }
}

const placeText = ({ player, position }: DocumentPlace) => `${player}/${position}`

/** Encrypts an image. */
export const encryptDocument = (key: DocumentKey, place: DocumentPlace, picture: Buffer): Buffer =>
  encryptBytes(key, placeText(place), picture)

/** Decrypts an image. @throws Error if the key is unknown or the row was changed */
export const decryptDocument = (
  keys: DocumentKeys,
  place: DocumentPlace,
  encrypted: { keyId: string; bytes: Buffer },
): Buffer =>
  decryptBytes(
    keys,
    { name: `Document ${place.position} of player ${place.player}`, place: placeText(place) },
    encrypted,
  )

import { errorCode } from '#contract/errors/codes.ts'
import sharp from 'sharp'
import type { DocumentsState } from '#contract/player/profile.ts'
import { documentLimits } from '#contract/player/profile.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { createSemaphore } from '#server/limits/semaphore.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { decryptDocument, encryptDocument, type DocumentKey, type DocumentKeys } from './document-cipher.ts'

/*
 * Images of identity documents. Uploaded files are never stored: they are checked, decoded and re-encoded as JPEG,
 * which strips hidden content. The result is stored in the database, encrypted and without a URL.
 */

/**
 * Images with more pixels are rejected before decoding, against decompression bombs. A baseline JPEG is scaled while it
 * is decoded, so the photos of any phone fit into memory; a progressive one is decoded as a whole.
 */
const MAX_PIXELS = { baselineJpeg: 64_000_000, other: 16_000_000 } as const
const MAX_SIDE = 2000
const JPEG_QUALITY = 80
/** Decoding one image takes up to 260 MB. */
sharp.concurrency(1)
sharp.cache(false)
const withDecoder = createSemaphore({ limit: 1 })
/** Rate limit of uploads per player. */
const UPLOAD_LIMIT = { burst: 6, refillMs: 10 * 60_000 }

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46],
] as const

/** Whether a file has the signature of an accepted image type. Other files never reach the decoder. */
const looksLikePicture = (file: Buffer): boolean =>
  SIGNATURES.some((signature) => signature.every((byte, index) => file[index] === byte))

/** Re-encodes an image. @throws Rejection 54 not an image, or too large */
async function reencode(file: Buffer): Promise<Buffer> {
  if (!looksLikePicture(file)) throw new Rejection(errorCode.documentsNotSaved)
  const options = {
    limitInputPixels: MAX_PIXELS.baselineJpeg,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  } as const
  try {
    const { format, width, height, isProgressive } = await sharp(file, options).metadata()
    const isTooLarge = (format !== 'jpeg' || isProgressive) && width * height > MAX_PIXELS.other
    if (!FORMATS.has(format) || isTooLarge) throw new Rejection(errorCode.documentsNotSaved)
    return await sharp(file, options)
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
  } catch {
    // Decoder errors of hostile files are not useful.
    throw new Rejection(errorCode.documentsNotSaved)
  }
}

/** Checks that the player may upload now. @throws Rejection 50, 51, 56, 5 */
export async function checkUploadAllowed(db: Database, player: number, now: number): Promise<void> {
  const row = await db.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow()
  if (row.verified_at !== null) throw new Rejection(errorCode.alreadyConfirmed)
  if (row.documents_sent_at !== null) throw new Rejection(errorCode.documentsUploaded)
  const isComplete = [row.first_name, row.last_name, row.birthday, row.country].every((part) => part !== '')
  if (!isComplete || row.phone_confirmed_at === null || row.email_confirmed_at === null)
    throw new Rejection(errorCode.profileRequired)
  if (!(await tryConsume(db, ['documents', String(player)], UPLOAD_LIMIT, now))) throw tooManyRequests(UPLOAD_LIMIT)
}

/**
 * Stores the two images of a passport, encrypted.
 * @throws Rejection 52 none, 53 not two, 54 not an image, 51 uploaded meanwhile
 */
export async function storeDocuments(
  db: Database,
  key: DocumentKey,
  { player, files }: { player: number; files: readonly Buffer[] },
  now: number,
): Promise<void> {
  if (files.length === 0) throw new Rejection(errorCode.documentsMissing)
  if (files.length !== documentLimits.count) throw new Rejection(errorCode.twoDocumentsRequired)
  const pictures: Buffer[] = []
  for (const file of files) pictures.push(await withDecoder(() => reencode(file)))
  await db.transaction().execute(async (transaction) => {
    const sent = await transaction
      .updateTable('players')
      .set({ documents_sent_at: new Date(now), documents_refused_at: null })
      .where('id', '=', player)
      .where('documents_sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (sent === undefined) throw new Rejection(errorCode.documentsUploaded)
    await transaction
      .insertInto('identity_documents')
      .values(
        pictures.map((picture, position) => ({
          player_id: player,
          position,
          picture: encryptDocument(key, { player, position }, picture),
          key_id: key.id,
          sent_at: new Date(now),
        })),
      )
      .execute()
    await recordEvent(transaction, player, 'documentsSent', now)
  })
}

/** Returns a player's decrypted images. @throws Error if one cannot be decrypted */
export async function readDocuments(db: Database, keys: DocumentKeys, player: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('identity_documents')
    .select(['position', 'picture', 'key_id'])
    .where('player_id', '=', player)
    .orderBy('position')
    .execute()
  return rows.map(({ position, picture, key_id }) =>
    decryptDocument(keys, { player, position }, { keyId: key_id, bytes: Buffer.from(picture) }),
  )
}

/** Returns the review state of a player's identity documents. */
export async function documentsState(db: Database, player: number): Promise<DocumentsState> {
  const row = await db
    .selectFrom('players')
    .select(['verified_at', 'documents_sent_at', 'documents_refused_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (row.verified_at !== null) return 'confirmed'
  if (row.documents_sent_at !== null) return 'sent'
  return row.documents_refused_at === null ? '' : 'refused'
}

/**
 * Records the review of identity documents. Returns `false` if none are pending. Rejected images are deleted, so that
 * new ones can be uploaded.
 */
export async function reviewDocuments(
  db: Database,
  player: number,
  isAccepted: boolean,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const reviewedAt = new Date(now)
    const updated = await transaction
      .updateTable('players')
      .set(isAccepted ? { verified_at: reviewedAt } : { documents_sent_at: null, documents_refused_at: reviewedAt })
      .where('id', '=', player)
      .where('documents_sent_at', 'is not', null)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (updated === undefined) return false
    if (!isAccepted) await transaction.deleteFrom('identity_documents').where('player_id', '=', player).execute()
    await recordEvent(transaction, player, isAccepted ? 'documentsConfirmed' : 'documentsRefused', now)
    return true
  })
}

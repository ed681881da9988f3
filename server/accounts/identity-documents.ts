import sharp from 'sharp'
import type { DocumentsState } from '#contract/profile.ts'
import { papers } from '#contract/profile.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { recordEvent } from './events.ts'
import { createSemaphore } from './semaphore.ts'
import { takeToken } from './limits.ts'
import { tooManyRequests } from './too-many-requests.ts'

/*
 * The pictures of a passport. What was uploaded is never kept: it is judged by its first bytes and its size in pixels before it is
 * decoded, and drawn anew as a JPEG without anything else in it, whatever else was hidden in the file. The result lies in the
 * database, where no address leads.
 */

/** A picture with more pixels is refused unread: a small file can hold a huge one. */
const MOST_PIXELS = 40_000_000
const KEPT_SIDE = 2000
const KEPT_QUALITY = 80
/** Each takes up to a hundred megabytes while it is decoded. */
const inTurn = createSemaphore(1)
/** Uploads of one player an hour. */
const TRIES = { burst: 6, every: 10 * 60_000 }

const VERIFIED = 50
const SENT_ALREADY = 51
const NONE = 52
const NOT_TWO = 53
const NOT_SAVED = 54
const PROFILE_FIRST = 56

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
const STARTS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46],
] as const

/** Whether a file begins as a picture of a kind that is taken: only then is it given to the decoder. */
const looksLikePicture = (file: Buffer): boolean => STARTS.some((start) => start.every((byte, at) => file[at] === byte))

/** The picture, drawn anew. @throws Refuse 54 for what is none, or too large */
async function redraw(file: Buffer): Promise<Buffer> {
  if (!looksLikePicture(file)) throw new Refuse(NOT_SAVED)
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { format } = await sharp(file, options).metadata()
    if (!FORMATS.has(format)) throw new Refuse(NOT_SAVED)
    return await sharp(file, options)
      .rotate()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: KEPT_QUALITY })
      .toBuffer()
  } catch {
    // What the decoder says of a hostile file is of no use to anybody.
    throw new Refuse(NOT_SAVED)
  }
}

/** Whether a player may send papers now. @throws Refuse 50, 51, 56, 5 */
export async function mayUpload(db: Database, player: number, now: number): Promise<void> {
  const row = await db.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow()
  if (row.verified_at !== null) throw new Refuse(VERIFIED)
  if (row.papers_sent_at !== null) throw new Refuse(SENT_ALREADY)
  const isWhole = [row.first_name, row.last_name, row.birthday, row.country].every((part) => part !== '')
  if (!isWhole || row.phone_confirmed_at === null || row.email_confirmed_at === null) throw new Refuse(PROFILE_FIRST)
  if (!(await takeToken(db, ['papers', String(player)], TRIES, now))) throw tooManyRequests(TRIES)
}

/**
 * Keeps the two pictures of a passport.
 * @throws Refuse 52 none, 53 not two, 54 not a picture, 51 sent meanwhile
 */
export async function storeDocuments(
  db: Database,
  player: number,
  files: readonly Buffer[],
  now: number,
): Promise<void> {
  if (files.length === 0) throw new Refuse(NONE)
  if (files.length !== papers.count) throw new Refuse(NOT_TWO)
  const pictures: Buffer[] = []
  for (const file of files) pictures.push(await inTurn(() => redraw(file)))
  await db.transaction().execute(async (transaction) => {
    const sent = await transaction
      .updateTable('players')
      .set({ papers_sent_at: new Date(now), papers_refused_at: null })
      .where('id', '=', player)
      .where('papers_sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (sent === undefined) throw new Refuse(SENT_ALREADY)
    await transaction
      .insertInto('player_papers')
      .values(pictures.map((picture, position) => ({ player_id: player, position, picture, sent_at: new Date(now) })))
      .execute()
    await recordEvent(transaction, player, 'papersSent', now)
  })
}

/** Where the papers of a player stand. */
export async function documentsState(db: Database, player: number): Promise<DocumentsState> {
  const row = await db
    .selectFrom('players')
    .select(['verified_at', 'papers_sent_at', 'papers_refused_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (row.verified_at !== null) return 'confirmed'
  if (row.papers_sent_at !== null) return 'sent'
  return row.papers_refused_at === null ? '' : 'refused'
}

/** Somebody has looked at the papers; whether any were sent. Refused ones are gone, so that others can be sent. */
export async function reviewDocuments(db: Database, player: number, isRight: boolean, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const at = new Date(now)
    const judged = await transaction
      .updateTable('players')
      .set(isRight ? { verified_at: at } : { papers_sent_at: null, papers_refused_at: at })
      .where('id', '=', player)
      .where('papers_sent_at', 'is not', null)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (judged === undefined) return false
    if (!isRight) await transaction.deleteFrom('player_papers').where('player_id', '=', player).execute()
    await recordEvent(transaction, player, isRight ? 'papersConfirmed' : 'papersRefused', now)
    return true
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import { papers } from '#contract/profile.ts'
import { Refuse } from '#server/http/refusal.ts'

const NONE = 52
const NOT_TWO = 53
const NOT_SAVED = 54

/** Lets the server read forms with files: two pictures of ten megabytes and nothing beside them. */
export async function takeFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: papers.count + 1, fileSize: papers.largest, fields: 4, parts: papers.count + 4, fieldSize: 200 },
  })
}

/** A file that was cut is none: the reader of forms may say so only by a flag. */
const isWhole = (file: { truncated: boolean }): boolean => !file.truncated

/**
 * The files of a form, in the memory: as many as are taken, and none of them longer than it may be.
 * @throws Refuse 52 no form or no file, 53 more than are taken, 54 one that is too long or cut
 */
export async function readFiles(request: FastifyRequest): Promise<Buffer[]> {
  if (!request.isMultipart()) throw new Refuse(NONE)
  // Cut before it is read, it would tell its end to nobody, and the reader would wait for ever.
  if (request.raw.destroyed) throw new Refuse(NOT_SAVED)
  const files: Buffer[] = []
  try {
    for await (const part of request.files()) {
      if (files.length === papers.count) throw new Refuse(NOT_TWO)
      const file = await part.toBuffer()
      if (!isWhole(part.file)) throw new Refuse(NOT_SAVED)
      files.push(file)
    }
  } catch (error) {
    if (error instanceof Refuse) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Refuse(code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' ? NOT_TWO : NOT_SAVED)
  }
  return files
}

import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import { documentLimits } from '#contract/player/profile.ts'
import { Rejection } from '#server/http/rejection.ts'

/** Registers the multipart parser, limited to identity documents. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: documentLimits.count + 1,
      fileSize: documentLimits.largest,
      fields: 4,
      parts: documentLimits.count + 4,
      fieldSize: 200,
    },
  })
}

/** The multipart parser may report truncation only by a flag. */
const isComplete = (file: { truncated: boolean }): boolean => !file.truncated

/**
 * Reads the files of a form into memory, within the limits.
 * @throws Rejection 52 no form or no file, 53 too many, 54 too large or truncated
 */
export async function readFiles(request: FastifyRequest): Promise<Buffer[]> {
  if (!request.isMultipart()) throw new Rejection(errorCode.documentsMissing)
  // The parser would wait forever for a connection that was lost before parsing.
  if (request.raw.destroyed) throw new Rejection(errorCode.documentsNotSaved)
  const files: Buffer[] = []
  try {
    for await (const part of request.files()) {
      if (files.length === documentLimits.count) throw new Rejection(errorCode.twoDocumentsRequired)
      const file = await part.toBuffer()
      if (!isComplete(part.file)) throw new Rejection(errorCode.documentsNotSaved)
      files.push(file)
    }
  } catch (error) {
    if (error instanceof Rejection) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Rejection(
      code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT'
        ? errorCode.twoDocumentsRequired
        : errorCode.documentsNotSaved,
    )
  }
  return files
}

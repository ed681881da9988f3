import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import type { SendFiles } from '#app/http/send-files.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { pictureOf } from './documents.samples.ts'
import { $documents, $previews, $sendFiles, filesChosen, documentsSubmitted } from './documents.model.ts'

describe('the documents model', () => {
  it('releases the previews and aborts the upload when the player signs out', async () => {
    const { promise: response, reject } = Promise.withResolvers<never>()
    const signals: AbortSignal[] = []
    const send: SendFiles = (_call, _files, { signal }) => {
      signals.push(signal)
      return response
    }
    const livePreviews = new Set<string>()
    const previews = {
      make: ({ name }: File) => {
        livePreviews.add(name)
        return name
      },
      release: (name: string) => void livePreviews.delete(name),
    }
    const scope = fork({
      values: [
        [$sendFiles, send],
        [$previews, previews],
      ],
    })
    const files = [pictureOf('first'), pictureOf('second')].map(({ file }) => file)
    await allSettled(filesChosen, { scope, params: files })
    const uploading = allSettled(documentsSubmitted, { scope })
    expect(scope.getState($documents)).toMatchObject({ kind: 'uploading', pictures: [{}, {}] })
    expect(livePreviews.size).toBe(2)
    const signingOut = allSettled(signedOut, { scope })
    expect(scope.getState($documents)).toMatchObject({ kind: 'choosing', pictures: [] })
    expect(livePreviews.size).toBe(0)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    reject(new Error('offline'))
    await Promise.all([uploading, signingOut])
    expect(scope.getState($documents)).toMatchObject({ kind: 'choosing', pictures: [], failure: null })
  })
})

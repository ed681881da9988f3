import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import type { SendFiles } from '#app/http/send-files.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { pictureOf } from './documents.cases.ts'
import { $papers, $previews, $sendFiles, filesChosen, documentsSubmitted } from './documents.model.ts'

describe('the pictures of a passport', () => {
  it('are let go when their player leaves, though they are on their way and come to nothing', async () => {
    const { promise: answer, reject: lose } = Promise.withResolvers<never>()
    const send: SendFiles = () => answer
    const living = new Set<string>()
    const previews = {
      make: ({ name }: File) => {
        living.add(name)
        return name
      },
      release: (name: string) => void living.delete(name),
    }
    const scope = fork({
      values: [
        [$sendFiles, send],
        [$previews, previews],
      ],
    })
    const files = [pictureOf('first'), pictureOf('second')].map(({ file }) => file)
    await allSettled(filesChosen, { scope, params: files })
    const sending = allSettled(documentsSubmitted, { scope })
    expect(scope.getState($papers)).toMatchObject({ kind: 'sending', pictures: [{}, {}] })
    expect(living.size).toBe(2)
    const leaving = allSettled(signedOut, { scope })
    expect(scope.getState($papers)).toMatchObject({ kind: 'choosing', pictures: [] })
    expect(living.size).toBe(0)
    lose(new Error('offline'))
    await Promise.all([sending, leaving])
    expect(scope.getState($papers)).toMatchObject({ kind: 'choosing', pictures: [], failure: null })
  })
})

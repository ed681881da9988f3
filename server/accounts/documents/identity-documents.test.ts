import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/player/account.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { documentLimits, getVerification } from '#contract/player/profile.ts'
import { getStatus } from '#contract/player/status.ts'
import { personalData, post, readAs, rejection, registerUser, type From } from '#server/testing/accounts.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { developmentKeys, readDocumentKey } from './document-cipher.ts'
import { startRetention } from './document-retention.ts'
import { readDocuments } from './identity-documents.ts'

const DAY = 24 * 60 * 60_000
const accepted = { kind: 'accepted' }

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .toFormat(format)
    .toBuffer()
const jpeg = await picture('jpeg')
const png = await picture('png')
const webp = await picture('webp')
const gif = await picture('gif')
const withLocation = await sharp(jpeg)
  .withExif({ IFD0: { ImageDescription: 'HOME-ADDRESS' } })
  .toBuffer()
/** A decompression bomb: a small file of 196 megapixels. */
const bomb = await sharp({
  create: { width: 14_000, height: 14_000, channels: 3, background: '#000' },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9 })
  .toBuffer()
/** More pixels than are accepted of a PNG, fewer than of a JPEG. */
const large = sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#357' } })
const largeJpeg = await large.clone().jpeg().toBuffer()
const largeProgressive = await large.clone().jpeg({ progressive: true }).toBuffer()
const largePng = await large.clone().png().toBuffer()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const html = Buffer.from('<html><script>alert(1)</script></html>')

interface Upload {
  name: string
  type: string
  content: Buffer
}
const file = (content: Buffer, name = 'passport.jpg', type = 'image/jpeg'): Upload => ({ name, type, content })

/** A multipart body with files, as a browser sends it. */
function formOf(files: readonly Upload[], isTruncated = false) {
  const boundary = '----cassiopeia'
  const parts = files.flatMap(({ name, type, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return {
    payload: isTruncated ? body.subarray(0, body.length - 40) : body,
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

describe('identity documents', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const upload = async ({ token = '' }: From, files: readonly Upload[], isTruncated = false) => {
    const { payload, type } = formOf(files, isTruncated)
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v2/user/passport/upload',
      headers: { authorization: `Token ${token}`, 'content-type': type },
      payload,
    })
    return readEnvelope(response.json())
  }
  const state = async (from: From) => (await readAs(api, getVerification, from)).documents
  const storedDocuments = () =>
    api.database.db.selectFrom('identity_documents').selectAll().orderBy('position').execute()

  /** Signs up a player with complete data and confirmed contacts. */
  const registerComplete = async () => {
    const player = await registerUser(api, 'known')
    const email = `known${player.id}@example.com`
    await post(api, '/v2/user/update/', { ...personalData, phone: player.phone, email }, player.from)
    for (const kind of ['phone', 'email']) {
      await post(api, '/v2/user/send-code/', { kind }, player.from)
      const code = await lastCode(api)
      expect(await post(api, `/v2/user/verify-${kind}/`, { code }, player.from)).toMatchObject(accepted)
    }
    return player
  }

  it('require complete data and confirmed contacts', async () => {
    const { from } = await registerUser(api, 'unknown')
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(rejection(56))
    expect(await storedDocuments()).toEqual([])
  })

  it.each([
    ['no file', [], 52],
    ['one', [file(jpeg)], 53],
    ['three', [file(jpeg), file(jpeg), file(jpeg)], 53],
    ['five', Array.from({ length: 5 }, () => file(jpeg)), 53],
    ['an SVG', [file(jpeg), file(svg, 'a.svg', 'image/svg+xml')], 54],
    ['HTML with an image type', [file(jpeg), file(html)], 54],
    ['HTML after an image signature', [file(jpeg), file(Buffer.concat([jpeg.subarray(0, 3), html]))], 54],
    ['a GIF', [file(jpeg), file(gif, 'a.gif', 'image/gif')], 54],
    ['a truncated image', [file(jpeg), file(jpeg.subarray(0, jpeg.length / 2))], 54],
    ['an empty file', [file(jpeg), file(Buffer.alloc(0))], 54],
    ['an image with too many pixels', [file(jpeg), file(bomb, 'a.png', 'image/png')], 54],
    ['a progressive JPEG with as many', [file(jpeg), file(largeProgressive)], 54],
    ['a PNG with more pixels than fit into memory', [file(jpeg), file(largePng, 'a.png', 'image/png')], 54],
    ['a too large file', [file(jpeg), file(Buffer.concat([jpeg, Buffer.alloc(documentLimits.largest)]))], 54],
  ] as const)('reject %s and store nothing', async (_name, files, code) => {
    const { from } = await registerComplete()
    expect(await upload(from, files)).toMatchObject(rejection(code))
    expect(await state(from)).toBe('')
    expect(await storedDocuments()).toEqual([])
  })

  it('accept a photo of a phone with many pixels', async () => {
    const { from } = await registerComplete()
    expect(await upload(from, [file(jpeg), file(largeJpeg)])).toMatchObject({ kind: 'accepted' })
    expect(await state(from)).toBe('sent')
    await api.database.db.deleteFrom('identity_documents').execute()
  })

  it('reject a truncated form', async () => {
    const { from } = await registerComplete()
    expect(await upload(from, [file(jpeg), file(png)], true)).toMatchObject(rejection(54))
    expect(await storedDocuments()).toEqual([])
  })

  it('are rate limited to six uploads per hour', async () => {
    const { from } = await registerComplete()
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await upload(from, [file(html), file(html)])).toMatchObject(rejection(54))
    const refused = await upload(from, [file(html), file(html)])
    expect(refused).toMatchObject({ ...rejection(5), args: { seconds: 600 } })
    api.clock.fix(api.clock.now() + 600_000)
    expect(await upload(from, [file(html), file(html)])).toMatchObject(rejection(54))
    api.clock.fix(TEST_NOW)
  })

  it('reject a request without a form', async () => {
    const { from } = await registerComplete()
    expect(await post(api, '/v2/user/passport/upload', { files: [] }, from)).toMatchObject(rejection(52))
  })

  it('are re-encoded without metadata or appended content, and wait for review', async () => {
    const player = await registerComplete()
    const { from } = player
    const polyglot = Buffer.concat([withLocation, html])
    expect(await upload(from, [file(polyglot, '../../etc/passwd'), file(webp, 'b.webp', 'image/webp')])).toMatchObject(
      accepted,
    )
    const pictures = await readDocuments(api.database.db, developmentKeys, player.id)
    expect(pictures).toHaveLength(2)
    for (const buffer of pictures) {
      expect(await sharp(buffer).metadata()).toMatchObject({ format: 'jpeg', width: 600 })
      expect(buffer.includes('script')).toBe(false)
      expect(buffer.includes('HOME-ADDRESS')).toBe(false)
    }
    expect(await state(from)).toBe('sent')
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(rejection(51))
    const data = { ...personalData, first_name: 'Другая', phone: player.phone, email: `known${player.id}@example.com` }
    expect(await post(api, '/v2/user/update/', data, from)).toMatchObject(rejection(50))
  })

  it('are deleted with a notification when rejected, and verify the player when confirmed', async () => {
    const { id, from } = await registerComplete()
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(accepted)
    await sandbox(api, 'documents', { id, confirmed: false })
    expect(await state(from)).toBe('refused')
    expect((await readAs(api, getUserNotifications, from)).items).toMatchObject([{ title: 'Документы не приняты' }])
    expect((await storedDocuments()).filter(({ player_id }) => player_id === id)).toEqual([])
    expect(await upload(from, [file(jpeg), file(webp)])).toMatchObject(accepted)
    await sandbox(api, 'documents', { id, confirmed: true })
    expect(await state(from)).toBe('confirmed')
    expect(await readAs(api, getStatus, from)).toMatchObject({ verified: true, has_notifications: true })
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(rejection(50))
  })

  it('are stored encrypted, and decrypt only with their key and in their row', async () => {
    const { db } = api.database
    const { id, from } = await registerComplete()
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(accepted)
    const rows = (await storedDocuments()).filter(({ player_id }) => player_id === id)
    expect(rows.map(({ key_id }) => key_id)).toEqual([developmentKeys.current.id, developmentKeys.current.id])
    const [first] = await readDocuments(db, developmentKeys, id)
    expect(first?.subarray(0, 3)).toEqual(jpeg.subarray(0, 3))
    for (const { picture: stored } of rows) {
      expect(Buffer.from(stored).includes(first?.subarray(-16) ?? '')).toBe(false)
    }
    expect(rows[0]?.picture).not.toEqual(rows[1]?.picture)

    const current = readDocumentKey(Buffer.alloc(32, 'new').toString('base64')) ?? developmentKeys.current
    expect(await readDocuments(db, { current, old: [developmentKeys.current] }, id)).toHaveLength(2)
    await expect(readDocuments(db, { current, old: [] }, id)).rejects.toThrow(
      `is encrypted with key ${developmentKeys.current.id}, which is not in DOCUMENTS_KEY`,
    )
    const moved = rows[0]?.picture ?? Buffer.alloc(0)
    await db
      .updateTable('identity_documents')
      .set({ picture: moved })
      .where('player_id', '=', id)
      .where('position', '=', 1)
      .execute()
    await expect(readDocuments(db, developmentKeys, id)).rejects.toThrow('was changed after it was stored')
  })

  it('are deleted after the retention period, and a player without a review can upload again', async () => {
    const { id, from } = await registerComplete()
    const confirmed = await registerComplete()
    await upload(from, [file(jpeg), file(png)])
    await upload(confirmed.from, [file(jpeg), file(png)])
    await sandbox(api, 'documents', { id: confirmed.id, confirmed: true })
    const remaining = async (player: number) => (await readDocuments(api.database.db, developmentKeys, player)).length
    const retainAt = (now: number) => startRetention(api.database.db, 365, { now: () => now })()
    await retainAt(TEST_NOW + 364 * DAY)
    expect([await remaining(id), await remaining(confirmed.id)]).toEqual([2, 2])
    await retainAt(TEST_NOW + 365 * DAY)
    expect([await remaining(id), await remaining(confirmed.id)]).toEqual([0, 0])
    expect([await state(from), await state(confirmed.from)]).toEqual(['', 'confirmed'])
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(accepted)
  })

  it('stay within bounded memory for concurrent uploads', async () => {
    const players = [
      await registerComplete(),
      await registerComplete(),
      await registerComplete(),
      await registerComplete(),
    ]
    const large = await picture('jpeg', 6000, 5000)
    const before = process.memoryUsage().rss
    const responses = await Promise.all(players.map(({ from }) => upload(from, [file(large), file(large)])))
    for (const response of responses) expect(response).toMatchObject(accepted)
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(300)
  })
})

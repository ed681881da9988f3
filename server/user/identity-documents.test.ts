import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/account.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { getVerification, papers } from '#contract/profile.ts'
import { getStatus } from '#contract/status.ts'
import { personalData, post, readAs, refusal, registerUser, type From } from '#server/testing/accounts.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const done = { kind: 'accepted' }

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif', width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .toFormat(format)
    .toBuffer()
const jpeg = await picture('jpeg')
const png = await picture('png')
const webp = await picture('webp')
const gif = await picture('gif')
const located = await sharp(jpeg)
  .withExif({ IFD0: { ImageDescription: 'HOME-ADDRESS' } })
  .toBuffer()
/** A small file of a hundred and ninety-six million pixels. */
const bomb = await sharp({
  create: { width: 14_000, height: 14_000, channels: 3, background: '#000' },
  limitInputPixels: false,
})
  .png({ compressionLevel: 9 })
  .toBuffer()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const html = Buffer.from('<html><script>alert(1)</script></html>')

interface Upload {
  name: string
  type: string
  content: Buffer
}
const file = (content: Buffer, name = 'passport.jpg', type = 'image/jpeg'): Upload => ({ name, type, content })

/** A form with files, byte by byte, as a browser sends it. */
function formOf(files: readonly Upload[], cut = false) {
  const boundary = '----cassiopeia'
  const parts = files.flatMap(({ name, type, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return {
    payload: cut ? whole.subarray(0, whole.length - 40) : whole,
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

describe.each(sources)('the papers on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const upload = async ({ token = '' }: From, files: readonly Upload[], cut = false) => {
    const { payload, type } = formOf(files, cut)
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v2/user/passport/upload',
      headers: { authorization: `Token ${token}`, 'content-type': type },
      payload,
    })
    return readEnvelope(answer.json())
  }
  const state = async (from: From) => (await readAs(api, getVerification, from)).papers
  const kept = () => api.database.db.selectFrom('player_papers').selectAll().orderBy('position').execute()

  /** Somebody who has said and proved everything else. */
  const known = async () => {
    const person = await registerUser(api, 'known')
    const email = `known${person.id}@example.com`
    await post(api, '/v2/user/update/', { ...personalData, phone: person.phone, email }, person.from)
    for (const kind of ['phone', 'email']) {
      await post(api, '/v2/user/send-code/', { kind }, person.from)
      const code = await lastCode(api)
      expect(await post(api, `/v2/user/verify-${kind}/`, { code }, person.from)).toMatchObject(done)
    }
    return person
  }

  it('are asked for after everything else', async () => {
    const { from } = await registerUser(api, 'unknown')
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(refusal(56))
    expect(await kept()).toEqual([])
  })

  it.each([
    ['no file', [], 52],
    ['one', [file(jpeg)], 53],
    ['three', [file(jpeg), file(jpeg), file(jpeg)], 53],
    ['five', Array.from({ length: 5 }, () => file(jpeg)), 53],
    ['a drawing', [file(jpeg), file(svg, 'a.svg', 'image/svg+xml')], 54],
    ['a page that calls itself a picture', [file(jpeg), file(html)], 54],
    ['a page behind the first bytes of a picture', [file(jpeg), file(Buffer.concat([jpeg.subarray(0, 3), html]))], 54],
    ['a moving picture', [file(jpeg), file(gif, 'a.gif', 'image/gif')], 54],
    ['a picture that is cut off', [file(jpeg), file(jpeg.subarray(0, jpeg.length / 2))], 54],
    ['nothing in a file', [file(jpeg), file(Buffer.alloc(0))], 54],
    ['a picture of too many pixels', [file(jpeg), file(bomb, 'a.png', 'image/png')], 54],
    ['a file that is too long', [file(jpeg), file(Buffer.concat([jpeg, Buffer.alloc(papers.largest)]))], 54],
  ] as const)('that are %s are refused, and nothing is kept', async (_name, files, code) => {
    const { from } = await known()
    expect(await upload(from, files)).toMatchObject(refusal(code))
    expect(await state(from)).toBe('')
    expect(await kept()).toEqual([])
  })

  it('of which the form breaks off are refused', async () => {
    const { from } = await known()
    expect(await upload(from, [file(jpeg), file(png)], true)).toMatchObject(refusal(54))
    expect(await kept()).toEqual([])
  })

  it('are tried six times an hour, and it is said after how long again', async () => {
    const { from } = await known()
    for (let at = 0; at < 6; at += 1) expect(await upload(from, [file(html), file(html)])).toMatchObject(refusal(54))
    const refused = await upload(from, [file(html), file(html)])
    expect(refused).toMatchObject({ ...refusal(5), args: { seconds: 600 } })
    api.clock.fix(api.clock.now() + 600_000)
    expect(await upload(from, [file(html), file(html)])).toMatchObject(refusal(54))
    api.clock.fix(TEST_NOW)
  })

  it('that are no form are refused', async () => {
    const { from } = await known()
    expect(await post(api, '/v2/user/passport/upload', { files: [] }, from)).toMatchObject(refusal(52))
  })

  it('are drawn anew, whatever their name and whatever lay beside the picture, and wait', async () => {
    const person = await known()
    const { from } = person
    const polyglot = Buffer.concat([located, html])
    expect(await upload(from, [file(polyglot, '../../etc/passwd'), file(webp, 'b.webp', 'image/webp')])).toMatchObject(
      done,
    )
    const pictures = await kept()
    expect(pictures).toHaveLength(2)
    for (const { picture: bytes } of pictures) {
      const buffer = Buffer.from(bytes)
      expect(await sharp(buffer).metadata()).toMatchObject({ format: 'jpeg', width: 600 })
      expect(buffer.includes('script')).toBe(false)
      expect(buffer.includes('HOME-ADDRESS')).toBe(false)
    }
    expect(await state(from)).toBe('sent')
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(refusal(51))
    const data = { ...personalData, first_name: 'Другая', phone: person.phone, email: `known${person.id}@example.com` }
    expect(await post(api, '/v2/user/update/', data, from)).toMatchObject(refusal(50))
  })

  it('that are refused are gone, the player is told, and others may be sent; confirmed ones verify', async () => {
    const { id, from } = await known()
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(done)
    await sandbox(api, 'papers', { id, confirmed: false })
    expect(await state(from)).toBe('refused')
    expect((await readAs(api, getUserNotifications, from)).items).toMatchObject([{ title: 'Документы не приняты' }])
    expect((await kept()).filter(({ player_id }) => player_id === id)).toEqual([])
    expect(await upload(from, [file(jpeg), file(webp)])).toMatchObject(done)
    await sandbox(api, 'papers', { id, confirmed: true })
    expect(await state(from)).toBe('confirmed')
    expect(await readAs(api, getStatus, from)).toMatchObject({ verified: true, has_notifications: true })
    expect(await upload(from, [file(jpeg), file(png)])).toMatchObject(refusal(50))
  })

  it('of many players at once stay within the memory', async () => {
    const people = [await known(), await known(), await known(), await known()]
    const large = await picture('jpeg', 6000, 5000)
    const before = process.memoryUsage().rss
    const answers = await Promise.all(people.map(({ from }) => upload(from, [file(large), file(large)])))
    for (const answer of answers) expect(answer).toMatchObject(done)
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(300)
  })
})

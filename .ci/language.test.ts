import { describe, expect, it } from 'vitest'
import { bannedIn, isChecked, numericCodeIn } from './language.ts'

describe('the language check', () => {
  it.each([
    ['// Tells whoever asked what was heard.', 'whoever'],
    ['const toldOf = 1', 'told'],
    ['const keepTold = 1', 'Told'],
    ['// What is sent once is kept.', 'What is sent'],
    ['it("is not shown to who is here")', 'who is here'],
    ['// The answer comes over the wire.', 'over the wire'],
    ['/* .breath { } */', 'breath'],
  ])('rejects %s', (line, banned) => expect(bannedIn(line)).toBe(banned))

  it.each([
    ['// Returns the rejected request.'],
    ['const threshold = 1'],
    ['// The user who pressed the button sees a notice.'],
    ["const soldOut = 'sold'"],
    ['// Sends the request and reports the failure.'],
  ])('accepts %s', (line) => expect(bannedIn(line)).toBeNull())
})

describe('the files of the language check', () => {
  it.each([
    'README.md',
    'docs/spec.md',
    'docs/decisions/001-no-top-level-await.md',
    'stories/start-here.mdx',
    'app/i18n/en.ts',
  ])('include %s', (file) => expect(isChecked(file)).toBe(true))

  it.each(['.ci/language.ts', 'docs/home.jpg'])('exclude %s', (file) => expect(isChecked(file)).toBe(false))
})

describe('the check for numeric error codes', () => {
  it.each(['if (failure.code === 27) return', 'throw new Rejection(5)', 'code !== -200'])('rejects %s', (line) =>
    expect(numericCodeIn(line)).not.toBeNull(),
  )

  it.each(['failure.code === errorCode.methodClosed', 'throw new Rejection(errorCode.notFound)', 'statusCode === 404'])(
    'accepts %s',
    (line) => expect(numericCodeIn(line)).toBeNull(),
  )
})

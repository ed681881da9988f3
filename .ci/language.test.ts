import { describe, expect, it } from 'vitest'
import { bannedIn, isChecked, numericCodeIn, walletIn } from './language.ts'

describe('the language check', () => {
  it.each([
    ['// Tells whoever asked what was heard.', 'whoever'],
    ['const toldOf = 1', 'told'],
    ['const keepTold = 1', 'Told'],
    ['// What is sent once is kept.', 'What is sent'],
    ['it("is not shown to who is here")', 'who is here'],
    ['// The answer comes over the wire.', 'over the wire'],
    ['/* .breath { } */', 'breath'],
    ['// The page hears of it.', 'hears'],
    ['function troubleOf() {}', 'trouble'],
    ['/** Polls now and then. */', 'now and then'],
    ['// Asks a guest to log in.', 'log in'],
    ["it('ends on log-out')", 'log-out'],
    ['const logIn = useUnit(opened)', 'logIn'],
    ['<LoginForm />', 'LoginForm'],
    ['/** Opens the login dialog. */', 'login dialog'],
    ['// After a logout the page is left.', 'a logout'],
    ['const $registrationOpen = createStore(false)', 'registration'],
    ['/** Registers a player. */', 'Registers a player'],
  ])('rejects %s', (line, banned) => expect(bannedIn(line)).toBe(banned))

  it.each([
    ['// Returns the rejected request.'],
    ['const threshold = 1'],
    ['// The user who pressed the button sees a notice.'],
    ["const soldOut = 'sold'"],
    ['// Sends the request and reports the failure.'],
    ["post('/v2/auth/logout/', { login: 'anna' })"],
    ['const session = await http.call(register, { body })'],
    ['/** Finds a player by login, e-mail or phone. */'],
    ['/** Registers the routes. A failure is logged. */'],
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
  it.each([
    'if (failure.code === 27) return',
    'throw new Rejection(5)',
    'code !== -200',
    'const ANSWER = { code: 20, status: 409 }',
  ])('rejects %s', (line) => expect(numericCodeIn(line)).not.toBeNull())

  it.each(['failure.code === errorCode.methodClosed', 'throw new Rejection(errorCode.notFound)', 'statusCode === 404'])(
    'accepts %s',
    (line) => expect(numericCodeIn(line)).toBeNull(),
  )
})

it('a wallet is an account of a payment system, not the money of a game', () => {
  expect(walletIn('server/play/round/rounds.ts', 'const wallet = walletOf(play)')).toBe('wallet')
  expect(walletIn('server/play/round/rounds.ts', 'const bankroll = bankrollOf(play)')).toBeNull()
  expect(walletIn('contract/money/invoices.ts', 'wallet: z.string()')).toBeNull()
})

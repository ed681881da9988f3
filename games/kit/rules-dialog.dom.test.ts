import { describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { seedHash } from '#games/numbers.ts'
import { rejectedBy, requestLost, responseLost } from '#server/testing/fake-play-server.ts'
import { useFrames, type OpenFrame } from '#server/testing/frames.ts'

/* The dialog "Rules and fairness": the seeds of the fake server are `server`, `server-2` and so on. */

const openFrame = useFrames('cherry-row')
const openPoker = useFrames('jacks-plus')
const HASHES = ['server', 'server-2', 'server-3', 'server-4'].map(seedHash)

/** Opens a frame and its dialog. */
async function openDialog(options?: Parameters<OpenFrame>[0], open: OpenFrame = openFrame) {
  const frame = await open(options)
  const opener = document.querySelector<HTMLElement>('[data-opens="rules"]')
  const dialog = frame.get('rules')
  const proof = frame.get('proof')
  if (opener === null || !(dialog instanceof HTMLDialogElement) || !(proof instanceof HTMLTextAreaElement))
    throw new Error('The frame has no dialog of its rules.')
  await frame.click(opener)
  const seed = frame.get('client-seed')
  return {
    ...frame,
    dialog,
    proof,
    seed,
    reopen: async () => {
      await frame.click('rules-close')
      await frame.click(opener)
    },
    change: () => frame.click('change-seeds'),
    /** The shown seeds. */
    seeds: () => ['seed-hash', 'seed-client', 'seed-nonce', 'seed-next'].map((id) => frame.text(id)),
    note: () => frame.text('seed-note'),
    seedValue: () => (seed instanceof HTMLInputElement ? seed.value : ''),
    pressEnter: async (isHeld = false) => {
      seed.focus()
      await frame.keyDown('Enter', { isHeld })
    },
  }
}

describe('rules dialog', () => {
  it('shows the seeds in use, and plays nothing by keys while it is open', async () => {
    const { server, dialog, seeds, keyDown, click } = await openDialog({ nonce: 3 })
    expect(dialog.open).toBe(true)
    expect(seeds()).toEqual([HASHES[0], 'client', '3', HASHES[1]])
    await keyDown(' ')
    await keyDown('Enter')
    expect(server.sent('round')).toEqual([])
    await click('rules-close')
    expect(dialog.open).toBe(false)
    await keyDown(' ')
    expect(server.sent('round')).toHaveLength(1)
  })

  it('opens at the last round, which it names while its seeds are in use', async () => {
    const { get, text, playRound, reopen, change } = await openDialog({ nonce: 1 })
    expect([document.activeElement, get('checked-round').hidden]).toEqual([get('fairness'), true])
    await playRound()
    await reopen()
    expect(text('checked-round')).toBe(
      'Раунд № 2, nonce 1: ставка 10 ₽, выигрыш 40 ₽. Смените сиды, и сид сервера для него откроется.',
    )
    await change()
    expect(get('checked-round').hidden).toBe(true)
  })

  it('reveals the server seed that fits the hash shown before, with the seed of the player', async () => {
    const { playRound, change, enter, seeds, note, proof, get, seedValue, reopen } = await openDialog()
    expect(get('revealed').hidden).toBe(true)
    await playRound()
    await enter('client-seed', ' my-seed ')
    await change()
    expect(note()).toBe('Сиды сменились.')
    expect(seeds()).toEqual([HASHES[1], 'my-seed', '0', HASHES[2]])
    expect(proof.value.split('\n')).toEqual([
      `SHA-256("server") = ${HASHES[0]}`,
      'HMAC-SHA256, key: server',
      'message: client:<nonce>:<block>, nonce 0…0, block 0, 1, …',
    ])
    expect([get('revealed').hidden, seedValue()]).toEqual([false, ''])
    await reopen()
    expect(note()).toBe('')
    expect(proof.value).toContain(HASHES[0])
  })

  it('shows the revealed seed after the response to the change was lost', async () => {
    const { server, playRound, change, note, proof, reopen } = await openDialog()
    await playRound()
    server.next('seeds', responseLost)
    await change()
    expect(note()).toBe('Ответ не пришёл: неизвестно, сменились ли сиды. Откройте это окно снова.')
    await reopen()
    expect(proof.value).toContain(` = ${HASHES[0]}\n`)
  })

  it('changes the seeds once if the change is repeated after its response was lost', async () => {
    const { server, change, note, seeds } = await openDialog()
    server.next('seeds', responseLost)
    await change()
    await change()
    expect(note()).toBe('Сиды сменились.')
    const [first, second, ...others] = server.sent('seeds')
    expect(second).toEqual(first)
    expect(others).toEqual([])
    expect(seeds()[0]).toBe(HASHES[1])
  })

  it('shows the new hash after the seeds were changed elsewhere, and changes them with the next press', async () => {
    const { server, enter, pressEnter, note, seeds, seedValue } = await openDialog()
    server.execute('seeds', { clientSeed: 'elsewhere', nextHash: HASHES[1] })
    await enter('client-seed', 'mine')
    await pressEnter()
    expect(note()).toBe('Сиды уже сменили в другом месте: проверьте новый хеш и нажмите ещё раз.')
    expect([...seeds(), seedValue()]).toEqual([HASHES[1], 'elsewhere', '0', HASHES[2], 'mine'])
    await pressEnter()
    expect(seeds()).toEqual([HASHES[2], 'mine', '0', HASHES[3]])
  })

  it('marks a client seed that the server cannot take, until it is edited', async () => {
    const { enter, change, seed, note, get, seeds } = await openDialog({ language: 'en' })
    await enter('client-seed', 'two words')
    await change()
    expect(note()).toBe('A client seed has up to 64 Latin letters, digits, “-” and “_”.')
    expect(seed.getAttribute('aria-invalid')).toBe('true')
    expect(get(seed.getAttribute('aria-describedby') ?? '')).toBe(get('seed-note'))
    expect(document.activeElement).toBe(seed)
    expect(seeds()[0]).toBe(HASHES[0])
    await enter('client-seed', '')
    expect([seed.getAttribute('aria-invalid'), note()]).toEqual(['false', ''])
  })

  it('draws a client seed for an empty field: the same one until the server responds, then another', async () => {
    const { server, change, seeds } = await openDialog()
    server.next('seeds', requestLost)
    await change()
    await change()
    await change()
    const drawn = server.sent('seeds').map((body) => Reflect.get(Object(body), 'clientSeed'))
    expect(drawn).toEqual([drawn[1], expect.stringMatching(/^[\da-f]{16}$/u), expect.not.stringMatching(drawn[1])])
    expect(seeds()[1]).toBe(drawn[2])
  })

  it('changes the seeds once per press, even if the key is held', async () => {
    const { server, pressEnter, change } = await openDialog()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    server.next('seeds', (execute) => arrived.then(execute))
    await pressEnter()
    await pressEnter(true)
    await change()
    arrive()
    expect(server.sent('seeds')).toHaveLength(1)
  })

  it.each([
    [errorCode.notSignedIn, 'Сеанс игры завершён. Откройте игру заново.'],
    [errorCode.accountBlocked, 'Ответ не пришёл: неизвестно, сменились ли сиды. Откройте это окно снова.'],
  ] as const)('explains the rejection %i', async (code, text) => {
    const { server, change, note } = await openDialog()
    server.next('seeds', rejectedBy(code))
    await change()
    expect(note()).toBe(text)
  })

  it('asks to finish an open round first, whose cards depend on the seeds', async () => {
    const { server, playRound, change, note, seeds } = await openDialog({}, openPoker)
    await playRound()
    await change()
    expect(note()).toBe('Сначала закончите раунд: его результат зависит от этих сидов.')
    expect(seeds()[0]).toBe(HASHES[0])
    expect(server.sent('seeds')).toHaveLength(1)
  })

  it('says that the seeds were not read, and changes none that were not shown', async () => {
    const frame = await openDialog({ before: (server) => server.next('state', (execute) => execute(), requestLost) })
    expect(frame.note()).toBe('Сиды не загрузились. Закройте окно и откройте снова.')
    expect(frame.seeds()).toEqual(['…', '…', '…', '…'])
    await frame.change()
    expect(frame.server.sent('seeds')).toEqual([])
  })

  it('shows the rules and its notes in the language of the page', async () => {
    const { connect, note, change } = await openDialog()
    await change()
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-language]')]
        .filter(({ hidden }) => !hidden)
        .map(({ lang }) => lang)
    expect(shown()).toEqual(['ru'])
    await connect({ language: 'en', reducedMotion: true, bet: 1 })
    expect([note(), shown()]).toEqual(['Seeds changed.', ['en']])
  })

  it('copies the proof, or selects it where the page does not allow to', async () => {
    const { playRound, change, click, note, proof } = await openDialog()
    await playRound()
    await change()
    const select = vi.spyOn(HTMLTextAreaElement.prototype, 'select')
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await click('copy-proof')
    expect(writeText).toHaveBeenCalledWith(proof.value)
    expect(note()).toBe('Скопировано.')
    writeText.mockRejectedValue(new Error('NotAllowedError'))
    await click('copy-proof')
    expect(note()).toBe('Не удалось скопировать. Текст выделен: скопируйте его вручную.')
    expect(document.activeElement).toBe(proof)
    expect(select).toHaveBeenCalledOnce()
  })
})

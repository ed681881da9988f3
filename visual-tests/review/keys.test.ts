import { describe, expect, it } from 'vitest'
import { commandOf, keyDescriptions, type PressedKey } from './keys.ts'

const press = (key: string, more: Partial<PressedKey> = {}) =>
  commandOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

describe('commandOf', () => {
  it('has a command for every key of the help', () => {
    const keys = keyDescriptions.flatMap((description) => description.keys)
    expect(keys.filter((key) => press(key) === null)).toEqual([])
  })

  it.each([
    ['j', { do: 'move', step: 1 }],
    ['k', { do: 'move', step: -1 }],
    ['4', { do: 'view', view: 'difference' }],
  ])('maps %s', (key, command) => {
    expect(press(key)).toEqual(command)
  })

  it('works in a Russian keyboard layout', () => {
    expect(press('ф', { code: 'KeyA' })).toEqual({ do: 'approveGroup' })
  })

  it('leaves shortcuts of the browser and other keys alone', () => {
    expect([press('a', { ctrlKey: true }), press('r', { metaKey: true }), press('x'), press('0'), press('6')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('repeats moves of a held key, but no verdicts', () => {
    expect([press('j', { repeat: true }), press('a', { repeat: true })]).toEqual([{ do: 'move', step: 1 }, null])
  })
})

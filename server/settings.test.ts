import { describe, expect, it } from 'vitest'
import { BadSetting, readSettings } from './settings.ts'

describe('the settings', () => {
  it('are the usual ones where the environment says nothing', () => {
    expect(readSettings({})).toMatchObject({ port: 4173, apiUrl: null, passwordMin: 6, games: null })
  })

  it.each([
    ['PORT', '99999'],
    ['API_URL', 'localhost'],
    ['SANDBOX_NOW', 'yesterday'],
    ['PASSWORD_MIN', '5'],
    ['PASSWORD_MIN', 'long'],
  ])('refuse %s=%s, and say what it should be', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(BadSetting)
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name} must be`, 'u'))
  })
})

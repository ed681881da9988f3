import { describe, expect, it } from 'vitest'
import { createI18n, pageTexts, switchLanguage } from './i18n.ts'
import { profileTexts } from './profile-texts.ts'

describe('a switch of the language', () => {
  it('brings what has been fetched so far, so that no page waits for its words again', async () => {
    const instance = await createI18n('ru')
    await profileTexts(instance)
    await switchLanguage(instance, 'en')
    expect(instance.t('title', { ns: 'profile' })).toBe('Profile')
    expect(instance.hasResourceBundle('en', 'pages')).toBe(false)
    await pageTexts(instance)
    await switchLanguage(instance, 'ru')
    expect(instance.hasResourceBundle('ru', 'pages')).toBe(true)
    // Nothing has to be waited for: a place that waited would lose the focus of who is in it.
    expect(profileTexts(instance)).toBe(profileTexts(instance))
    await switchLanguage(instance, 'en')
    expect(instance.t('title', { ns: 'profile' })).toBe('Profile')
  })

  it('is waited for by the same promise in both languages', async () => {
    const instance = await createI18n('ru')
    const texts = profileTexts(instance)
    await texts
    await switchLanguage(instance, 'en')
    expect(profileTexts(instance)).toBe(texts)
  })
})

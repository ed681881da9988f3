import { describe, expect, it } from 'vitest'
import { money } from '#contract/core/constants.ts'
import { LANGUAGES } from '#contract/core/languages.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { createI18n, pageTexts, switchLanguage } from './i18n.ts'
import { enMoney } from './money/en.ts'
import { ruMoney } from './money/ru.ts'
import { enPages } from './pages/en.ts'
import { ruPages } from './pages/ru.ts'
import { enPayments } from './payments/en.ts'
import { ruPayments } from './payments/ru.ts'
import { enProfile } from './profile/en.ts'
import { ruProfile } from './profile/ru.ts'
import { profileTexts } from './profile-texts.ts'

describe('switchLanguage', () => {
  it('loads the namespaces loaded so far, so that no page suspends again', async () => {
    const instance = await createI18n('ru')
    await profileTexts(instance)
    await switchLanguage(instance, 'en')
    expect(instance.t('title', { ns: 'profile' })).toBe('Profile')
    expect(instance.hasResourceBundle('en', 'pages')).toBe(false)
    await pageTexts(instance)
    await switchLanguage(instance, 'ru')
    expect(instance.hasResourceBundle('ru', 'pages')).toBe(true)
    // The same promise: a component that suspended again would lose focus.
    expect(profileTexts(instance)).toBe(profileTexts(instance))
    await switchLanguage(instance, 'en')
    expect(instance.t('title', { ns: 'profile' })).toBe('Profile')
  })

  it('returns one promise per namespace, also after a language switch', async () => {
    const instance = await createI18n('ru')
    const texts = profileTexts(instance)
    await texts
    await switchLanguage(instance, 'en')
    expect(profileTexts(instance)).toBe(texts)
  })
})

it('the texts leave the zone of a time to its format, and the English money texts name it in one way', () => {
  const texts = JSON.stringify([
    ...[ruPages, enPages, ruMoney, enMoney],
    ...[ruPayments, enPayments, ruProfile, enProfile],
  ])
  expect(texts.match(/\}\}.(?:МСК|MSK|Moscow)/gu)).toBeNull()
  expect(JSON.stringify([enMoney, enPayments])).not.toContain('Moscow')
})

it.each(LANGUAGES)('the texts about the welcome package name its sum and free spins, in %s', async (language) => {
  const instance = await createI18n(language)
  await pageTexts(instance)
  const { total, freeSpins } = money.welcome
  for (const text of [instance.t('signUp.lead'), instance.t('popups.bonus.text', { ns: 'pages' })]) {
    expect(text.replaceAll(' ', '\u00a0')).toContain(formatRubles(total, language))
    expect(text).toContain(String(freeSpins))
  }
})

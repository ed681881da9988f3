import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { createI18n } from '#app/i18n/i18n.ts'
import { statusChanged } from '#app/models/alerts/alerts.model.ts'
import '#app/models/alerts/level-moment.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $i18n } from '../ports.ts'
import './notices.ts'

it('a new level and a wagered bonus are announced once each, the level with a link to its bonus', async () => {
  const scope = fork({
    values: [
      [$i18n, await createI18n('ru')],
      [$language, 'ru'],
    ],
  })
  const receive = (status: object) =>
    allSettled(statusChanged, {
      scope,
      params: getStatus.data.parse({ id: 5, level: 2, status: 'Новичок 3', ...status }),
    })
  const reached = { level: 3, status: 'Любитель 1', bonusNotify: { status: 'ok', win: 500 } }
  for (const status of [{}, reached, reached]) await receive(status)
  const notices = scope.getState($notices)
  expect(notices).toHaveLength(2)
  // The code of a level is loaded, so its notice can come later.
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        tone: 'positive',
        personal: true,
        level: 2,
        title: 'Новый уровень: Любитель 1',
        text: expect.stringMatching(/^Кешбэк 10.%\. Бонус 1.500.₽ ждёт в профиле\.$/u),
        action: { label: 'К бонусам', href: '/profile?tab=promo&sub=bonuses' },
      }),
      expect.objectContaining({
        tone: 'positive',
        personal: true,
        title: expect.stringMatching(/^Бонус отыгран: 500/u),
      }),
    ]),
  )
  await receive({ ...reached, level: 4, status: 'Любитель 2' })
  expect(scope.getState($notices).slice(2)).toMatchObject([{ level: 2, title: 'Новая ступень: Любитель 2' }])
  await receive({ ...reached, level: 4, bonusNotify: { status: 'expired', win: 0 } })
  expect(scope.getState($notices).slice(3)).toMatchObject([{ tone: 'negative', personal: true }])
})

import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $i18n, $report } from '../ports.ts'
import { consoleReport } from '../reporting.ts'
import './notices.ts'
import '../wiring.ts'

async function start(language: 'ru' | 'en' = 'ru') {
  const reported: string[] = []
  const rejectedUrl = (address: string, reason: string) => void reported.push(`${reason}: ${address}`)
  const scope = fork({
    values: [
      [$i18n, await createI18n(language)],
      [$report, { ...consoleReport, rejectedUrl }],
    ],
  })
  const reject = (url: string, isNavigation: boolean) =>
    allSettled(urlRejected, { scope, params: { url, reason: 'no scheme', isNavigation } })
  return { reported, reject, notices: () => scope.getState($notices).map(({ title }) => title) }
}

describe('urlRejected', () => {
  it('is reported once per URL', async () => {
    const { reported, reject, notices } = await start()
    await reject('//evil.example', false)
    await reject('//evil.example', false)
    await reject('//other.example', false)
    expect(reported).toEqual(['no scheme: //evil.example', 'no scheme: //other.example'])
    expect(notices()).toEqual([])
  })

  it.each([
    ['ru', 'Ссылка не открыта'],
    ['en', 'Link not opened'],
  ] as const)('shows a notice in %s if the user tried to open it', async (language, title) => {
    const { reported, reject, notices } = await start(language)
    await reject('//evil.example', true)
    expect(notices()).toEqual([title])
    expect(reported).toHaveLength(1)
  })
})

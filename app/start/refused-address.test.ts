import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { addressRefused } from '#app/lib/refused-address.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $i18n, $report } from './ports.ts'
import { consoleReport } from './reporting.ts'
import './refused-plot.ts'
import './wiring.ts'

async function start(language: 'ru' | 'en' = 'ru') {
  const reported: string[] = []
  const refusedAddress = (address: string, reason: string) => void reported.push(`${reason}: ${address}`)
  const scope = fork({
    values: [
      [$i18n, await createI18n(language)],
      [$report, { ...consoleReport, refusedAddress }],
    ],
  })
  const refuse = (address: string, followed: boolean) =>
    allSettled(addressRefused, { scope, params: { address, reason: 'no scheme', followed } })
  return { reported, refuse, notices: () => scope.getState($notices).map(({ title }) => title) }
}

describe('a refused address', () => {
  it('is reported once, however often it is met', async () => {
    const { reported, refuse, notices } = await start()
    await refuse('//evil.example', false)
    await refuse('//evil.example', false)
    await refuse('//other.example', false)
    expect(reported).toEqual(['no scheme: //evil.example', 'no scheme: //other.example'])
    expect(notices()).toEqual([])
  })

  it.each([
    ['ru', 'Ссылка не открыта'],
    ['en', 'The link was not opened'],
  ] as const)('is told to who followed it, in %s', async (language, title) => {
    const { reported, refuse, notices } = await start(language)
    await refuse('//evil.example', true)
    expect(notices()).toEqual([title])
    expect(reported).toHaveLength(1)
  })
})

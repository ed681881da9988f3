import { localized } from '#stories/fixtures/localized.ts'
import { prose } from '#stories/fixtures/prose.ts'

/** The facts of a slot whose stakes are ten credits. */
export const gameFacts = {
  return: 96.02,
  volatility: 'high',
  min: 1,
  max: 10,
  max_win: 350,
  pace_ms: 2500,
  contribution: 100,
  rules: localized(prose),
}

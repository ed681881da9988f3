import { fieldOf } from '../json.ts'
import type { GameProof } from '../proof.ts'

const SEGMENT = { ru: 'сектор', en: 'segment' } as const

export const wheelOfSeasonsProof: GameProof = {
  name: { ru: 'Колесо Сезонов', en: 'Wheel of Seasons' },
  bet: { kind: 'stake' },
  symbols({ round }, language) {
    if (round === null) return []
    const [segment, multiplier] = [fieldOf(round.view, 'segment'), fieldOf(round.view, 'multiplier')]
    return [{ label: `${SEGMENT[language]} ${String(segment)}: ×${String(multiplier)}`, image: null }]
  },
}

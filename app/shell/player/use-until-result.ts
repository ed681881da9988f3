import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $isResultHidden } from '#app/models/games/result-reveal.model.ts'

/**
 * Returns `value` as it was before the round whose result the game has not shown yet. `owner` is the player's id: the value of
 * another player is never kept.
 */
export function useUntilResult<Value>(value: Value, owner: number): Value {
  const isHidden = useUnit($isResultHidden)
  const [kept, keep] = useState({ value, owner })
  if (isHidden && kept.owner === owner) return kept.value
  if (kept.value !== value || kept.owner !== owner) keep({ value, owner })
  return value
}

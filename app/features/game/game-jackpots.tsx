import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { jackpotsVisible } from '#app/models/polling/jackpots-visible.ts'
import { JackpotLine } from '#app/shell/catalogue/jackpot-line.tsx'

/** The jackpots above a game that takes part in them, polled while they are shown. */
export function GameJackpots() {
  const setVisible = useUnit(jackpotsVisible)
  useEffect(() => {
    setVisible(true)
    return () => void setVisible(false)
  }, [setVisible])
  return <JackpotLine />
}

import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { withdrawalsOutdated } from '#app/models/payments/withdrawal-refresh.model.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'

/** Reads payouts, conditions and history again when the status poll brings other money; no other poll is needed. */
export function useMoneyRefresh(): void {
  const player = usePlayer()
  const outdate = useUnit(withdrawalsOutdated)
  const money = player === undefined ? null : `${player.id} ${player.balance} ${player.on_hold}`
  const lastMoney = useRef(money)
  useEffect(() => {
    if (lastMoney.current !== null && money !== null && lastMoney.current !== money) outdate()
    lastMoney.current = money
  }, [money, outdate])
}

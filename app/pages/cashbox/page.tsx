import { useUnit } from 'effector-react'
import { $isGuest } from '#app/models/session/session.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { Redirect, useHere } from '#app/router/search-place.ts'

/** The cashier's address: a guest signs in first and comes back; a player finds what there is of it among the finances. */
export function CashboxPage() {
  const isGuest = useUnit($isGuest)
  const here = useHere()
  return <Redirect to={isGuest ? playerPaths.loginFor(here) : playerPaths.finances()} />
}

import { useQuery } from '@tanstack/react-query'
import { vipPlace } from '#contract/lobby/levels.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import type { User } from '#contract/player/status.ts'
import type { useSubmission } from '#app/forms/use-submission.ts'
import type { PromoCodeFields } from '../models/bonuses.model.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { BonusTicket } from './bonus-ticket.tsx'

interface PromoCodeBonusProps {
  promocode: string
  bonus: Bonus
  user: User
  activation: ReturnType<typeof useSubmission<PromoCodeFields, unknown>>
}

/** The bonus of a promo code with its terms and cost. Its button activates this code, whatever the field says by now. */
export function PromoCodeBonus({ promocode, bonus, user, activation }: PromoCodeBonusProps) {
  const { data } = useQuery(bonusesQuery(useLobbyKey()))
  const isOtherActive = data?.items.some(({ state }) => state === 'active') ?? false
  return (
    <BonusTicket
      bonus={bonus}
      level={vipPlace(user.level).level}
      own={user.balance}
      isOtherActive={isOtherActive}
      isMain
      what="code"
      activation={{
        ...activation,
        // The bonus does not exist yet, so its id names nothing.
        state: { ...activation.state, subject: String(bonus.id) },
        submit: () => activation.submit({ promocode }),
      }}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useDevice } from '#app/lib/browser/device.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { documentGameQuery, type ListedGame } from '#app/queries/lobby.ts'
import { useCatalogue } from './use-catalogue.ts'

/** A game of the catalogue. Until that has loaded, the game of a rendered document. */
export function useListedGame(slug: string): ListedGame | undefined {
  const { catalogue } = useCatalogue()
  const language = useUnit($language)
  const device = useDevice()
  const { data } = useQuery(documentGameQuery({ language, device, slug }))
  if (catalogue === undefined) return data ?? undefined
  const game = catalogue.games.find((candidate) => candidate.slug === slug)
  if (game === undefined) return undefined
  return {
    game,
    provider: catalogue.providerNames.get(game.provider_id),
    hasJackpot: catalogue.jackpots.has(game.id),
  }
}

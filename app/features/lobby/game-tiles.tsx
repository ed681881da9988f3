import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lobby } from '#contract/core/constants.ts'
import { truncate } from '#contract/core/truncate.ts'
import type { Game } from '#contract/lobby/games.ts'
import { createFavourites, GameTile, type BadgeTone } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import type { Catalogue } from '#app/models/games/catalogue.ts'
import { createOnlineBump } from './models/online-bump.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { operatorSettings } from '#app/operator.ts'
import { jackpotsQuery } from '#app/queries/lobby.ts'
import { paths } from '#app/router/paths.ts'

const bump = createOnlineBump(operatorSettings().onlineBump, Math.random)
/** Tiles of the first screen on the widest grid; their pictures load eagerly. */
const FIRST_ROW = 5

export interface GameTilesProps {
  catalogue: Catalogue
  /** Whether the catalogue belongs to a signed-in player, who has favourites. */
  isPersonal: boolean
  games: readonly Game[]
}

/** Game tiles. Jackpot amounts come from polling as soon as they have loaded. */
export function GameTiles({ catalogue, isPersonal, games }: GameTilesProps) {
  const { t } = useTranslation()
  const { language, isOnBreak } = useUnit({ language: $language, isOnBreak: $isOnBreak })
  const { data: live } = useQuery({ ...jackpotsQuery(language), enabled: false })
  const [favourites] = useState(() => createFavourites(catalogue.favourites))
  useLayoutEffect(() => favourites.replace(catalogue.favourites), [favourites, catalogue.favourites])
  const liveTotals = new Map(live?.items.map(({ id, total }) => [id, total]))

  const [newText, hotText] = [t('home.newBadge'), t('home.hotBadge')]
  const badgeOf = (id: number): { tone: BadgeTone | null; text: string } => {
    if (isOnBreak) return { tone: null, text: '' }
    const jackpot = liveTotals.get(id) ?? catalogue.jackpots.get(id)
    if (jackpot !== undefined) return { tone: 'jackpot', text: formatRubles(Math.floor(jackpot), language) }
    if (catalogue.fresh.has(id)) return { tone: 'new', text: newText }
    if (catalogue.hot.has(id)) return { tone: 'hot', text: hotText }
    return { tone: null, text: '' }
  }

  return games.map((game, index) => {
    const badge = badgeOf(game.id)
    return (
      <GameTile
        key={game.id}
        gameId={game.id}
        name={game.name}
        shortName={truncate(game.name, lobby.tileNameLength)}
        provider={catalogue.providerNames.get(game.provider_id) ?? ''}
        image={pictureAddress(game.image)}
        online={String((catalogue.online.get(game.id) ?? game.online) + bump(game.id))}
        badge={badge.tone}
        badgeText={badge.text}
        playHref={paths.game(game.slug, 'real')}
        demoHref={paths.game(game.slug, 'demo')}
        favourites={isPersonal ? favourites : null}
        priority={index < FIRST_ROW}
      />
    )
  })
}

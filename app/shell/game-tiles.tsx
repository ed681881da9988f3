import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lobby } from '#contract/constants.ts'
import type { Game } from '#contract/games.ts'
import { createFavourites, GameTile, type BadgeKind } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/address-guard.ts'
import { truncate, formatRubles } from '#app/lib/format.ts'
import type { Catalogue } from '#app/models/games/catalogue.ts'
import { createOnlineBump } from '#app/models/games/online-bump.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { operatorSettings } from '#app/operator.ts'
import { jackpotsQuery } from '#app/queries/lobby.ts'
import { paths } from '#app/router/paths.ts'

const bump = createOnlineBump(operatorSettings().onlineBump, Math.random)
/** Tiles of the first screen on the widest grid: their pictures are fetched at once. */
const FIRST_ROW = 5

export interface GameTilesProps {
  catalogue: Catalogue
  /** The catalogue is a player's: its games have hearts. */
  isOwn: boolean
  games: readonly Game[]
}

/** The lobby's tiles. Amounts of jackpots are the polled ones as soon as they have been read. */
export function GameTiles({ catalogue, isOwn, games }: GameTilesProps) {
  const { t } = useTranslation()
  const language = useUnit($language)
  const { data: live } = useQuery({ ...jackpotsQuery(language), enabled: false })
  const [hearts] = useState(() => createFavourites(catalogue.favourites))
  useLayoutEffect(() => hearts.replace(catalogue.favourites), [hearts, catalogue.favourites])
  const liveTotals = new Map(live?.items.map(({ id, total }) => [id, total]))

  const [newText, hotText] = [t('home.newBadge'), t('home.hotBadge')]
  const badgeOf = (id: number): { kind: BadgeKind | null; text: string } => {
    const jackpot = liveTotals.get(id) ?? catalogue.jackpots.get(id)
    if (jackpot !== undefined) return { kind: 'jackpot', text: formatRubles(Math.floor(jackpot), language) }
    if (catalogue.fresh.has(id)) return { kind: 'new', text: newText }
    if (catalogue.hot.has(id)) return { kind: 'hot', text: hotText }
    return { kind: null, text: '' }
  }

  return games.map((game, at) => {
    const badge = badgeOf(game.id)
    return (
      <GameTile
        key={game.id}
        id={game.id}
        name={game.name}
        shortName={truncate(game.name, lobby.tileNameLength)}
        provider={catalogue.providerNames.get(game.provider_id) ?? ''}
        image={pictureAddress(game.image)}
        online={String((catalogue.online.get(game.id) ?? game.online) + bump(game.id))}
        badge={badge.kind}
        badgeText={badge.text}
        playHref={paths.game(game.slug, 'real')}
        demoHref={paths.game(game.slug, 'demo')}
        favourites={isOwn ? hearts : null}
        priority={at < FIRST_ROW}
      />
    )
  })
}

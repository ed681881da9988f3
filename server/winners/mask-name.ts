import { graphemesOf } from '#contract/core/truncate.ts'

const MAX_VISIBLE = 4

/** Masks a player's name for public lists: half of it at most stays, up to four characters. */
export function maskName(name: string): string {
  const characters = graphemesOf(name)
  return `${characters.slice(0, Math.min(MAX_VISIBLE, Math.ceil(characters.length / 2))).join('')}•••`
}

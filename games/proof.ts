import type { Bilingual, Language } from '#contract/core/languages.ts'
import type { JsonValue, PlayedRound } from './game.ts'
import type { RoundProof } from './verify.ts'

/* What a player can check of a round, in words and pictures. */

/** A symbol, a number, a segment or a card that the game showed. */
export interface ProvenSymbol {
  label: string
  /** URL of its picture; without one the label is shown. */
  image: string | null
  /** A word beside the label, such as `held`. */
  mark?: string
}

/** A part of a win; `win` is in kopecks of the played stake, 0 if it paid nothing. */
export interface RoundPay {
  label: string
  win: number
}

/** A bet, with actions where the player has a choice, as lines of text. The rules decide whether they are possible. */
export interface BetLines {
  readonly label: Bilingual
  readonly hint: Bilingual
  /** What the field begins with. */
  readonly sample: string
  /** Reads the text. What the actions leave open is ended by the policy for abandoned rounds. */
  read(text: string): { bet: JsonValue; actions: readonly JsonValue[] }
  /** Writes the bet and the actions of a copied proof; `null` if they are not of this game. */
  write(bet: unknown, actions: unknown): string | null
}

/** How a game shows a computed round. Texts are of one language. */
export interface GameProof {
  /** Name of the rules. */
  name: Bilingual
  /** The verifier asks for one stake, or for lines such as `red 5`, which the hint explains. */
  bet: { kind: 'stake' } | ({ kind: 'lines' } & BetLines)
  /** After the bet the actions leave no choice. */
  isForced?: true
  /** After the deal the player holds some of the cards. */
  hold?: {
    cards(round: PlayedRound): readonly string[]
    name(card: string, language: Language): string
  }
  /** The symbols are shown in rows of five. */
  isGrid?: true
  /** Of a round with free spins it is the spin of the bet. Empty for a round without a result. */
  symbols(proof: RoundProof, language: Language): readonly ProvenSymbol[]
  /** What else belongs to the result; `''` for nothing. */
  note?(proof: RoundProof, language: Language): string
  /** The parts of a win; none for games with one result. `money` formats kopecks. */
  pays?(
    proof: RoundProof & { round: PlayedRound },
    language: Language,
    money: (kopecks: number) => string,
  ): readonly RoundPay[]
}

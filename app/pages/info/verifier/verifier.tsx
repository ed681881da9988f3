import { useUnit } from 'effector-react'
import { useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { createDraw } from '#games/numbers.ts'
import { engines } from '#games/registry.ts'
import { STAKES } from '#games/stakes.ts'
import { verifyRound } from '#games/verify.ts'
import { FieldRow, Heading, Select, Stack, Surface, Text, TextArea, TextField } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSection } from '#app/shell/frame/use-section.ts'
import { readProofText } from '#app/shell/proof/proof-text.ts'
import { readBetLines } from './bet-lines.ts'
import { cardsOf } from '#app/shell/proof/describe-round.ts'
import { HeldCards } from './held-cards.tsx'
import { readPastedBet } from './pasted-bet.ts'
import { VerifierSteps } from './verifier-steps.tsx'

/** The games that the catalogue opens. */
const GAMES = ['cherry-row', 'amber-coast', 'neva-roulette', 'jacks-plus', 'wheel-of-seasons'] as const
type GameId = (typeof GAMES)[number]

const SECTION = 'verify'
const NONCE = /^\d{1,9}$/u
/** Seeds are no words. */
const SEED_INPUT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/**
 * Computes a round again from its seeds, in the browser: nothing is sent. The result follows every change, so there is no
 * button.
 */
export function Verifier() {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const { hash: urlHash } = useLocationInfo()
  useSection(urlHash === `#${SECTION}` ? SECTION : null)
  const [game, setGame] = useState<GameId>('cherry-row')
  const [serverSeed, setServerSeed] = useState('')
  const [hash, setHash] = useState('')
  const [clientSeed, setClientSeed] = useState('')
  const [nonce, setNonce] = useState('0')
  const [stake, setStake] = useState(String(STAKES.at(-1)))
  const [lines, setLines] = useState('red 5')
  const [choice, setChoice] = useState<{ hand: string; held: readonly boolean[] | null }>({ hand: '', held: null })

  const bet = game === 'neva-roulette' ? readBetLines(lines) : { stake: Number(stake) }
  const isBetPossible = engines[game].readBet(bet) !== null
  const isNonce = NONCE.test(nonce.trim())
  const isReady = serverSeed.trim() !== '' && clientSeed.trim() !== '' && isNonce
  const seeds = { serverSeed: serverSeed.trim(), clientSeed: clientSeed.trim(), nonce: Number(nonce) }
  const dealt = isReady && game === 'jacks-plus' ? cardsOf(verifyRound(engines[game], seeds, bet).round) : []
  const hand = dealt.join(' ')
  const held = choice.hand === hand ? choice.held : null
  // The free spins of Amber Coast leave no choice.
  const freeSpins = isReady && game === 'amber-coast' ? engines[game].finish(bet, [], createDraw(seeds)) : null
  const actions = held === null ? (freeSpins ?? []) : [{ held }]
  const nonceField = (
    <TextField
      label={t('verify.nonce')}
      inputMode="numeric"
      value={nonce}
      onValueChange={setNonce}
      error={isNonce ? undefined : t('verify.nonceInvalid')}
    />
  )
  /** Fills all fields from a copied proof, whichever field it was pasted into. */
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = readProofText(event.clipboardData.getData('text'))
    const pastedGame = GAMES.find((id) => id === pasted?.game)
    if (pasted === null || pastedGame === undefined) return
    event.preventDefault()
    const { stake: pastedStake, lines: pastedLines, held: pastedHeld } = readPastedBet(pasted)
    setGame(pastedGame)
    setServerSeed(pasted.serverSeed)
    setHash(pasted.hash)
    setClientSeed(pasted.clientSeed)
    setNonce(pasted.nonce)
    if (pastedStake !== null) setStake(pastedStake)
    if (pastedLines !== null) setLines(pastedLines)
    if (pastedGame !== 'jacks-plus') return
    const { serverSeed: server, clientSeed: client, nonce: number } = pasted
    const pastedSeeds = { serverSeed: server, clientSeed: client, nonce: Number(number) }
    const pastedHand = cardsOf(verifyRound(engines[pastedGame], pastedSeeds, { stake: STAKES[0] }).round).join(' ')
    setChoice({ hand: pastedHand, held: pastedHeld })
  }
  return (
    <Surface width="text" labelledBy={SECTION} onPaste={handlePaste}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} id={SECTION}>
            {t('verify.title')}
          </Heading>
          <Text tone="muted">{t('verify.lead')}</Text>
          <Text tone="muted">{t('verify.paste')}</Text>
        </Stack>
        <Stack gap={4}>
          <Select
            label={t('verify.game')}
            options={GAMES.map((id) => ({ value: id, label: t(`verify.games.${id}`) }))}
            value={game}
            onValueChange={setGame}
          />
          <TextField
            {...SEED_INPUT}
            label={t('verify.serverSeed')}
            hint={t('verify.serverSeedHint')}
            value={serverSeed}
            onValueChange={setServerSeed}
          />
          <TextField {...SEED_INPUT} label={t('verify.hash')} value={hash} onValueChange={setHash} />
          <TextField {...SEED_INPUT} label={t('verify.clientSeed')} value={clientSeed} onValueChange={setClientSeed} />
          {game === 'neva-roulette' ? (
            <>
              {nonceField}
              <TextArea
                {...SEED_INPUT}
                label={t('verify.bets')}
                hint={t('verify.betsHint')}
                value={lines}
                onValueChange={setLines}
                error={isBetPossible ? undefined : t('verify.betRejected')}
              />
            </>
          ) : (
            <FieldRow>
              {nonceField}
              <Select
                label={t('verify.stake')}
                options={STAKES.map((kopecks) => ({
                  value: String(kopecks),
                  label: formatRubles(kopecks / KOPECKS_PER_RUBLE, language),
                }))}
                value={stake}
                onValueChange={setStake}
              />
            </FieldRow>
          )}
          {dealt.length === 0 ? null : (
            <HeldCards cards={dealt} held={held} onHeldChange={(next) => setChoice({ hand, held: next })} />
          )}
        </Stack>
        <VerifierSteps proof={isReady ? verifyRound(engines[game], seeds, bet, actions) : null} hash={hash.trim()} />
      </Stack>
    </Surface>
  )
}

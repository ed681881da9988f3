import { useUnit } from 'effector-react'
import { useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { proofs } from '#games/proofs.ts'
import { ENGINE_IDS, engines } from '#games/registry.ts'
import { stakesOf } from '#games/stakes.ts'
import { FieldRow, Heading, Select, Stack, Surface, Text, TextArea, TextField } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSection } from '#app/shell/frame/use-section.ts'
import { HeldCards } from './held-cards.tsx'
import { EMPTY_FIELDS, fieldsOf, readPastedFields, verifyFields, type VerifierFields } from './verifier-round.ts'
import { VerifierSteps } from './verifier-steps.tsx'

const SECTION = 'verify'
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
  const [fields, setFields] = useState(EMPTY_FIELDS)
  const change = (changed: Partial<VerifierFields>) => setFields((current) => ({ ...current, ...changed }))
  const { isNonce, isBetPossible, dealt, held, proof } = verifyFields(fields)
  const game = proofs[fields.game]
  const nonceField = (
    <TextField
      label={t('verify.nonce')}
      hint={t('verify.nonceHint')}
      inputMode="numeric"
      value={fields.nonce}
      onValueChange={(nonce) => change({ nonce })}
      error={isNonce ? undefined : t('verify.nonceInvalid')}
    />
  )
  /** Fills all fields from a copied proof, whichever field it was pasted into. */
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = readPastedFields(event.clipboardData.getData('text'))
    if (pasted === null) return
    event.preventDefault()
    change(pasted)
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
            options={ENGINE_IDS.map((id) => ({ value: id, label: proofs[id].name[language] }))}
            value={fields.game}
            onValueChange={(id) => change(fieldsOf(id))}
          />
          <TextField
            {...SEED_INPUT}
            label={t('verify.serverSeed')}
            hint={t('verify.serverSeedHint')}
            value={fields.serverSeed}
            onValueChange={(serverSeed) => change({ serverSeed })}
          />
          <TextField
            {...SEED_INPUT}
            label={t('verify.hash')}
            value={fields.hash}
            onValueChange={(hash) => change({ hash })}
          />
          <TextField
            {...SEED_INPUT}
            label={t('verify.clientSeed')}
            value={fields.clientSeed}
            onValueChange={(clientSeed) => change({ clientSeed })}
          />
          {game.bet.kind === 'lines' ? (
            <>
              {nonceField}
              <TextArea
                {...SEED_INPUT}
                label={game.bet.label[language]}
                hint={game.bet.hint[language]}
                value={fields.lines}
                onValueChange={(lines) => change({ lines })}
                error={isBetPossible ? undefined : t('verify.betRejected')}
              />
            </>
          ) : (
            <FieldRow>
              {nonceField}
              <Select
                label={t('verify.stake')}
                options={stakesOf(engines[fields.game].limits).map((kopecks) => ({
                  value: String(kopecks),
                  label: formatRubles(kopecks / KOPECKS_PER_RUBLE, language),
                }))}
                value={fields.stake}
                onValueChange={(stake) => change({ stake })}
              />
            </FieldRow>
          )}
          {dealt.length === 0 ? null : (
            <HeldCards
              cards={dealt.map((card) => game.hold?.name(card, language) ?? card)}
              held={held}
              onHeldChange={(next) => change({ choice: { hand: dealt.join(' '), held: next } })}
            />
          )}
        </Stack>
        <VerifierSteps game={game} proof={proof} hash={fields.hash.trim()} />
      </Stack>
    </Surface>
  )
}

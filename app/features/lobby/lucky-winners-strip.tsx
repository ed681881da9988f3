import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import type { LuckyWin } from '#contract/lobby/winners.ts'
import { LuckyStrip } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'
import { focusMain } from '#app/lib/browser/focus-main.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { luckyClosed } from './models/lucky.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { RoundLink } from '#app/shell/rounds/round-link.tsx'

/** Ticker of recent large wins. */
export function LuckyWinnersStrip({ lucky }: { lucky: readonly LuckyWin[] }) {
  const { t } = useTranslation('pages')
  const { language, close } = useUnit({ language: $language, close: luckyClosed })
  // When the strip disappears with the focus inside, focus moves to the page. A layout effect still sees the strip.
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.closest('[data-component="LuckyStrip"]')) focusMain()
    },
    [],
  )
  return (
    <LuckyStrip
      label={t('lucky.title')}
      delay={timing.luckyAutoplay}
      onClose={() => {
        close()
        focusMain()
      }}
      wins={lucky.map(({ user, game, summ, image, round }, index) => {
        const [name, amount] = [bidiIsolate(user), formatRubles(summ, language)]
        return {
          id: String(index),
          user: name,
          game,
          amount,
          image: pictureAddress(image),
          action: <RoundLink round={round} user={name} amount={amount} />,
        }
      })}
    />
  )
}

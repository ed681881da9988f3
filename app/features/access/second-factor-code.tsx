import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOTP_DIGITS } from '#contract/player/second-factor.ts'
import { Button, OtpField, Stack, TextField } from '#ui/index.ts'
import type { FieldProps } from '#app/forms/fields.tsx'

export interface SecondFactorCodeProps extends FieldProps {
  autoFocus?: boolean
  /** Called for a full code of the app; without it the form has more to fill in. */
  onComplete?: () => void
}

const stay = () => undefined

/** A code of the player's app, or a recovery code in its place. */
export function SecondFactorCode({ autoFocus = false, onComplete = stay, ...field }: SecondFactorCodeProps) {
  const { t } = useTranslation('pages')
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  // A field that was exchanged takes the focus of the button.
  const [isExchanged, setIsExchanged] = useState(false)
  const takesFocus = autoFocus || isExchanged
  return (
    <Stack gap={1}>
      {kind === 'app' ? (
        <OtpField
          {...field}
          key="app"
          autoFocus={takesFocus}
          label={t('access.secondStep.code')}
          length={TOTP_DIGITS}
          onComplete={onComplete}
        />
      ) : (
        <TextField
          {...field}
          key="recovery"
          autoFocus={takesFocus}
          label={t('access.secondStep.recoveryCode')}
          hint={t('access.secondStep.recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Button
        tone="quiet"
        wide
        onClick={() => {
          field.onValueChange('')
          setIsExchanged(true)
          setKind(kind === 'app' ? 'recovery' : 'app')
        }}
      >
        {t(kind === 'app' ? 'access.secondStep.useRecovery' : 'access.secondStep.useApp')}
      </Button>
    </Stack>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, CopyButton, FieldRow, Heading, Inline, Stack, Text, focusInside } from '#ui/index.ts'
import { saveFile } from '#app/lib/browser/save-file.ts'

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTranslation('profile')
  const container = useRef<HTMLDivElement>(null)
  // The code field that had the focus is gone.
  useEffect(() => focusInside(container.current), [])
  const text = codes.join('\n')
  return (
    <Stack gap={4}>
      <Alert ref={container} tone="positive" title={t('secondFactor.enabled')} />
      <Stack gap={1}>
        <Heading level={3} size={17}>
          {t('secondFactor.recovery')}
        </Heading>
        <Text>{t('secondFactor.recoveryLead')}</Text>
      </Stack>
      <FieldRow>
        {codes.map((code) => (
          <Text key={code} strong tabular>
            {code}
          </Text>
        ))}
      </FieldRow>
      <Inline gap={3}>
        <CopyButton label={t('secondFactor.copyCodes')} text={text} />
        <Button onClick={() => saveFile(t('secondFactor.fileName'), `${text}\n`, 'text/plain')}>
          {t('secondFactor.saveCodes')}
        </Button>
      </Inline>
      <Button tone="primary" wide onClick={onSaved}>
        {t('secondFactor.saved')}
      </Button>
    </Stack>
  )
}

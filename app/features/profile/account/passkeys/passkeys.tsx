import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '#contract/player/passkeys.ts'
import { Alert, Button, Inline, Skeleton, Stack, Text } from '#ui/index.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $passkeys } from '#app/models/access/passkeys.ts'
import { passkeysQuery } from '#app/queries/profile.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { lazyDialog } from '#app/shell/lazy/lazy-part.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useLostFocus } from '#app/shell/page/use-lost-focus.ts'
import { useVisibleSection } from '../../profile-tabs.ts'
import { Section } from '#app/shell/page/section.tsx'

const AddDialog = lazyDialog(async () => (await import('./add-dialog.tsx')).AddDialog)
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const { name, created_at, used_at } = passkey
  return (
    <Inline justify="between" gap={3}>
      <Stack gap={1}>
        <Text strong>{name}</Text>
        <Text size={13} tone="muted">
          {t('passkeys.added', { at: moscowMoment(created_at, language) })}
        </Text>
        <Text size={13} tone="muted">
          {used_at === null ? t('passkeys.unused') : t('passkeys.used', { at: moscowMoment(used_at, language) })}
        </Text>
      </Stack>
      <Button aria-label={t('passkeys.removeNamed', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </Inline>
  )
}

function Content({ items }: { items: readonly Passkey[] }) {
  const { t } = useTranslation('profile')
  const isSupported = useUnit($passkeys).isSupported()
  const [isAdding, setIsAdding] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useLostFocus(list, items.length)
  return (
    <Stack gap={5} ref={list}>
      {items.length === 0 ? <Text tone="muted">{t('passkeys.none')}</Text> : null}
      {items.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
      ))}
      {isAdded ? <Alert tone="positive" title={t('passkeys.done')} /> : null}
      {isSupported ? (
        <Button
          wide
          onClick={() => {
            setIsAdded(false)
            setIsAdding(true)
          }}
        >
          {t('passkeys.add')}
        </Button>
      ) : (
        <Text tone="muted">{t('passkeys.unsupported')}</Text>
      )}
      {isAdding ? (
        <AddDialog
          onAdded={() => {
            setIsAdding(false)
            setIsAdded(true)
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {removed === null ? null : <RemoveDialog passkey={removed} onClose={() => setRemoved(null)} />}
    </Stack>
  )
}

/** The player's passkeys; hidden if the server does not support them. */
export function PasskeysSection() {
  const { t } = useTranslation('profile')
  const passkeys = useQuery({ ...passkeysQuery(useLobbyKey()), subscribed: useVisibleSection('security') })
  if (passkeys.data === null) return null
  return (
    <Section title={t('passkeys.title')} lead={t('passkeys.lead')}>
      <AsyncBoundary query={passkeys} failed="section" waiting={<Skeleton height={120} />}>
        {(data) => (data === null ? null : <Content items={data.items} />)}
      </AsyncBoundary>
    </Section>
  )
}

import { useTranslation } from 'react-i18next'
import { Dialog, Stack, Text } from '#ui/index.ts'

/** All news in full. The banner cuts a long message after two lines. */
export function NewsDialog({ messages, onClose }: { messages: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={onClose} shape="adaptive" title={t('shell.news')}>
      <Stack gap={4}>
        {messages.map((message) => (
          <Text key={message}>{message}</Text>
        ))}
      </Stack>
    </Dialog>
  )
}

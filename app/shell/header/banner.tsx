import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeBanner, Skeleton } from '#ui/index.ts'
import { focusMain } from '#app/lib/browser/focus-main.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import {
  $bannerClosed,
  $bannerIndex,
  $bannerPaused,
  bannerClosed,
  bannerPauseToggled,
  bannerStepped,
} from '#app/models/shell/banner.model.ts'
import { notificationsQuery } from '#app/queries/lobby.ts'
import { lazyDialog } from '#app/shell/lazy/lazy-part.tsx'

const NewsDialog = lazyDialog(async () => (await import('./news-dialog.tsx')).NewsDialog)

/** News banner. Its space is reserved while loading; without news, or after an error, it is hidden. */
export function Banner() {
  const { t } = useTranslation()
  const { language, closed, paused, index } = useUnit({
    language: $language,
    closed: $bannerClosed,
    paused: $bannerPaused,
    index: $bannerIndex,
  })
  const act = useUnit({ close: bannerClosed, toggle: bannerPauseToggled, step: bannerStepped })
  const { data: messages = [], isPending } = useQuery(notificationsQuery(language))
  const message = messages[index % Math.max(1, messages.length)]
  const [isOpen, setIsOpen] = useState(false)
  if (closed) return null
  if (message === undefined) return isPending ? <Skeleton height="news" /> : null
  return (
    <>
      <NoticeBanner
        label={t('shell.news')}
        message={message}
        hasNext={messages.length > 1}
        paused={paused}
        onOpen={() => setIsOpen(true)}
        onPauseToggle={act.toggle}
        onNext={act.step}
        onClose={() => {
          act.close()
          focusMain()
        }}
      />
      {isOpen ? <NewsDialog messages={messages} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

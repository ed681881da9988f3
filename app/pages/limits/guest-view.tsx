import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Inline } from '#ui/index.ts'
import { Explanations } from '#app/shell/page/explanations.tsx'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { paths } from '#app/router/paths.ts'
import { Section } from '#app/shell/page/section.tsx'

const TOOLS = ['deposit', 'loss', 'wager', 'session'] as const

/** What a guest can set after signing in. */
export function GuestView() {
  const { t } = useTranslation('protection')
  const signIn = useUnit(signInOpened)
  return (
    <Section title={t('guest.title')} lead={t('guest.text')}>
      <Explanations
        items={[
          ...TOOLS.map((kind) => ({ id: kind, label: t(`kinds.${kind}.title`), text: t(`kinds.${kind}.lead`) })),
          { id: 'reality', label: t('reality.title'), text: t('reality.lead') },
          { id: 'break', label: t('break.title'), text: t('guest.breaks') },
        ]}
      />
      <Inline>
        <Button onClick={() => signIn()}>{t('guest.signIn')}</Button>
        <ButtonLink tone="quiet" href={paths.responsibleGaming()}>
          {t('guest.read')}
        </ButtonLink>
      </Inline>
    </Section>
  )
}

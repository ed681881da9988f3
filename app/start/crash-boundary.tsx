import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, StateMessage } from '#ui/index.ts'
import { consoleReport } from './reporting.ts'

function CrashMessage() {
  const { t } = useTranslation()
  return (
    <StateMessage
      kind="error"
      title={t('failure.title.app')}
      action={<Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>}
    >
      {t('failure.notEnvelope')}
    </StateMessage>
  )
}

interface CrashBoundaryProps {
  children: ReactNode
}

/** The last net: a mistake of ours shows what happened and a way on, never a white page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    consoleReport.crash(error)
  }

  override render() {
    return this.state.crashed ? <CrashMessage /> : this.props.children
  }
}

import { createGatewayProvider } from '#server/money/gateway/provider.ts'
import { sandboxProvider } from '#server/sandbox/provider/provider.ts'
import type { Settings } from '#server/settings.ts'
import type { PaymentProvider } from './provider.ts'

/** The providers of a server: the operator's gateway takes new payments, or else the sandbox. Without both there are none. */
export const chooseProviders = ({
  gateway,
  sandbox,
}: Pick<Settings, 'gateway' | 'sandbox'>): readonly PaymentProvider[] => [
  ...(gateway === null ? [] : [createGatewayProvider(gateway)]),
  ...(sandbox ? [sandboxProvider] : []),
]

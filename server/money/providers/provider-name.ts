/** The name of a payment provider, as payments are stored with it. */
export type ProviderName = 'sandbox' | 'gateway'

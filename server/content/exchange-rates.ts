/** Rubles for one unit of a currency. Fixed: the reference API has no market. */
export const rublesPer: Readonly<Record<string, number>> = { RUB: 1, USD: 92.5, EUR: 100.4 }

/** Prizes of the lottery by the amount of a deposit, in rubles. */
export const lotteryPrices: readonly { deposit: number; price: number }[] = [
  { deposit: 1000, price: 5000 },
  { deposit: 5000, price: 30_000 },
  { deposit: 15_000, price: 100_000 },
]
